import { Page, PageSkeleton } from '@premise/ui';
import { RequireSession, useSession } from '@premise/web-platform';
import { useState } from 'react';
import { AccountDeleted } from './account-deleted.tsx';
import { Profile } from './profile.tsx';

/** How far the deletion of the account has come; `null` where nobody has asked for it. */
export type Deletion = 'under way' | { deleted: string } | null;

/** /profile. Who has just deleted the account is told so here, where nobody is signed in any more. */
export function ProfilePage() {
  const { status } = useSession();
  const [deletion, setDeletion] = useState<Deletion>(null);
  if (deletion !== null && deletion !== 'under way') return <AccountDeleted email={deletion.deleted} />;
  if (deletion === 'under way' && status === 'signed-out') {
    // another tab has heard of the end before this one had its answer: /login would be the wrong place
    return (
      <Page width="reading">
        <p role="status">Deleting your account</p>
      </Page>
    );
  }
  return (
    <RequireSession loading={<PageSkeleton width="reading" />}>
      <Profile onDeletion={setDeletion} />
    </RequireSession>
  );
}
