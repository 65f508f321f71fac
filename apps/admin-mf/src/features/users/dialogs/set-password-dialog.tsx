import type { User } from '@premise/contracts';
import { Button, Modal, PasswordInput } from '@premise/ui';
import { useState } from 'react';
import { FailureBanner } from '../../../shared/failure-banner.tsx';
import { setPassword } from '../api/change-user.ts';
import { passwordProblem } from './form-rules.ts';
import { useDialogForm } from './use-dialog-form.ts';
import classes from './dialogs.module.css';

interface SetPasswordDialogProps {
  user: User;
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Gives an account a new password, which ends all of its sessions. */
export function SetPasswordDialog({ user, onDone, onClose }: SetPasswordDialogProps) {
  const [password, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const { form, problems, failure, busy, onSubmit } = useDialogForm({
    failure: 'Failed to reset password',
    check: () => passwordProblem(password, confirmation),
    send: async () => {
      await setPassword({ userId: user.id, newPassword: password });
      onDone(`${user.name} has a new password and is signed out everywhere.`);
    },
  });
  return (
    <Modal opened onClose={onClose} title="Set Password" size="small" locked={busy}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        <p className={classes.lead}>
          This signs <strong>{user.email}</strong> out everywhere and sends an email about the change.
        </p>
        <FailureBanner failure={failure} />
        <PasswordInput
          label="New password"
          name="password"
          autoComplete="new-password"
          data-autofocus
          value={password}
          error={problems['password'] ?? problems['newPassword']}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmation}
          error={problems['confirmPassword']}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Set Password
          </Button>
        </div>
      </form>
    </Modal>
  );
}
