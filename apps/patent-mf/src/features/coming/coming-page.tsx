import { Button, EmptyState, Page, type IconName } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { Link } from 'react-router-dom';

export type ComingTool = 'search' | 'analysis' | 'citations' | 'api-config' | 'unknown';

const TOOLS: Record<Exclude<ComingTool, 'unknown'>, { title: string; icon: IconName; words: string }> = {
  search: { title: 'Patent Search', icon: 'search', words: 'Here you will search patents and published applications.' },
  analysis: {
    title: 'Landscape Analysis',
    icon: 'chart',
    words: 'Here you will see who files in a field and how it grows.',
  },
  citations: { title: 'Citation Analysis', icon: 'quote', words: 'Here you will follow citations in both directions.' },
  'api-config': {
    title: 'Patent-office key',
    icon: 'key',
    words: 'Here you will enter your own key for the patent office. No tool asks for one yet.',
  },
};

/** The plain truth about a page whose tool is not built yet. */
export function ComingPage({ tool }: { tool: ComingTool }) {
  const known = tool === 'unknown' ? null : TOOLS[tool];
  useDocumentTitle(known?.title ?? 'Page Not Found');
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        icon={known?.icon ?? 'search'}
        title={known?.title ?? 'Page Not Found'}
        action={
          <Button component={Link} to="/patent-buddy" variant="default">
            Back to Patent Buddy
          </Button>
        }
      >
        {known ? (
          <>
            <p>
              <strong>Opens in a coming release.</strong>
            </p>
            <p>{known.words} Nothing is stored or sent from this page today.</p>
          </>
        ) : (
          <p>There is no page of Patent Buddy at this address.</p>
        )}
      </EmptyState>
    </Page>
  );
}
