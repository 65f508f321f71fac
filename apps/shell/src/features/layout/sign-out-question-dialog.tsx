import { ConfirmDialog } from '@premise/ui';
import { signOutQuestion } from '@premise/web-platform';
import { useSyncExternalStore } from 'react';
import classes from './sign-out-question-dialog.module.css';

/** Asks before a sign-out takes words along that are on this device and nowhere else. */
export function SignOutQuestionDialog() {
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.read, signOutQuestion.read);
  if (question.state === 'none') return null;
  if (question.state === 'sending') {
    return (
      <p className={classes.sending} role="status">
        Sending what this device keeps, then signing out…
      </p>
    );
  }
  const { left, signOut } = question;
  return (
    <ConfirmDialog
      opened
      title="Some of your writing is only on this device"
      message={
        <>
          <p>
            {left.length === 1 ? 'A draft' : `${left.length} drafts`} could not be sent just now. Signing out removes
            what this device keeps.
          </p>
          <ul className={classes.drafts}>
            {left.map(({ copyId, draft }) => (
              <li key={copyId}>{draft.title.trim() || 'Untitled draft'}</li>
            ))}
          </ul>
        </>
      }
      cancelLabel="Stay signed in"
      confirmLabel="Sign out and lose it"
      onCancel={() => signOutQuestion.set({ state: 'none' })}
      onConfirm={signOut}
    />
  );
}
