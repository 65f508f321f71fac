import type { User } from '@premise/contracts';
import { Button } from '@premise/ui';
import { useState } from 'react';
import { AccountSection, SheetBlock } from '../../shared/account/account-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import type { Deletion } from './profile-page.tsx';
import classes from './profile.module.css';

export function DangerZone({ user, onDeletion }: { user: User; onDeletion: (deletion: Deletion) => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title="Danger Zone" tone="danger">
      <SheetBlock>
        <div className={classes.danger}>
          <p className={classes.dangerWords}>
            Deleting your account erases it with everything in it, for good. This can’t be undone.
          </p>
          <Button variant="outline" color="red" size="sm" onClick={() => setAsking(true)}>
            Delete Account
          </Button>
        </div>
      </SheetBlock>
      {asking && <DeleteAccountDialog user={user} onDeletion={onDeletion} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
