import { Button, EmptyState, Page, type IconName } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

const PAGES = {
  'forgot-password': {
    title: 'Forgot password',
    icon: 'key',
    words: 'Resetting a password arrives with the next release. Until then, the contact address below can help you.',
    back: { to: '/login', label: 'Back to Login' },
  },
  profile: {
    title: 'Profile',
    icon: 'pencil',
    words: 'Your profile arrives with the next release. Your account and your analyses are not affected.',
    back: { to: '/analyzer', label: 'Open the analyzer' },
  },
  dashboard: {
    title: 'Dashboard',
    icon: 'chart',
    words: 'The dashboard arrives with the next release. Your analyses are in the history of the analyzer.',
    back: { to: '/analyzer', label: 'Open the analyzer' },
  },
} satisfies Record<string, { title: string; icon: IconName; words: string; back: { to: string; label: string } }>;

/** The plain truth about a page that is linked already and not built yet. */
export function ComingPage({ page }: { page: keyof typeof PAGES }) {
  const { title, icon, words, back } = PAGES[page];
  useDocumentTitle(title);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon={icon}
        title={title}
        action={
          <Button component={Link} to={back.to} variant="default">
            {back.label}
          </Button>
        }
      >
        <p>{words}</p>
      </EmptyState>
    </Page>
  );
}
