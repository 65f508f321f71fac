import { Page, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { AccountStatus } from './account-status.tsx';
import { DangerZone } from './danger-zone.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import type { Deletion } from './profile-page.tsx';
import classes from './profile.module.css';
import { useOwnAccount } from './use-own-account.ts';

export function Profile({ onDeletion }: { onDeletion: (deletion: Deletion) => void }) {
  const user = useOwnAccount();
  useDocumentTitle('Profile');
  if (user === null) return null;
  return (
    <Page width="reading">
      <header className={classes.header}>
        <Title order={1}>Profile</Title>
      </header>
      <PersonSection user={user} />
      {/* another address begins with a form of its own */}
      <EmailSection key={user.email} user={user} />
      <PasswordSection user={user} />
      <AccountStatus user={user} />
      <DangerZone user={user} onDeletion={onDeletion} />
    </Page>
  );
}
