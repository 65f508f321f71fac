import { ConfirmDialog } from '@premise/ui';
import type { KeptDraft } from '@premise/web-platform';
import classes from './session-card.module.css';

interface ClearStorageDialogProps {
  opened: boolean;
  /** Drafts that could not be sent; null until that was tried. */
  left: readonly KeptDraft[] | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what clearing removes and what stays; asks once more when it would lose drafts. */
export function ClearStorageDialog({ opened, left, ...answers }: ClearStorageDialogProps) {
  if (left === null) {
    return (
      <ConfirmDialog
        opened={opened}
        title="Clear all storage"
        message={
          <>
            <p>
              This signs you out and clears what Premise stores in this browser: the session, copies of your drafts, the
              patent-office key, and settings such as appearance.
            </p>
            <p>
              Drafts that were not sent yet are sent first. If that fails, you are asked. Unsent drafts of other
              accounts stay. The server removes the sign-in cookie when you sign out.
            </p>
          </>
        }
        confirmLabel="Clear and sign out"
        {...answers}
      />
    );
  }
  return (
    <ConfirmDialog
      opened={opened}
      title="Some of your writing is only on this device"
      message={
        <>
          <p>
            {left.length === 1 ? 'A draft' : `${left.length} drafts`} could not be sent just now. Nothing was cleared.
            If you clear now, you lose what was not sent.
          </p>
          <ul className={classes.drafts}>
            {left.map(({ copyId, draft }) => (
              <li key={copyId}>{draft.title.trim() || 'Untitled draft'}</li>
            ))}
          </ul>
        </>
      }
      cancelLabel="Stay signed in"
      confirmLabel="Clear and lose it"
      {...answers}
    />
  );
}
