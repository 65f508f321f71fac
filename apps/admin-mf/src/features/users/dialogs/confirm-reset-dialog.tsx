import type { User } from '@premise/contracts';
import { ConfirmDialog } from '@premise/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../shared/failure.ts';
import { FailureBanner } from '../../../shared/failure-banner.tsx';
import { requestReset } from '../api/request-reset.ts';
import classes from './dialogs.module.css';

interface ConfirmResetDialogProps {
  user: User;
  onDone: (sentence: string) => void;
  onClose: () => void;
}

/** Asks before a reset link is mailed; gives up after 30 seconds and can be tried again. */
export function ConfirmResetDialog({ user, onDone, onClose }: ConfirmResetDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = useMutation({
    mutationFn: () => requestReset(user.email),
    onMutate: () => setFailure(null),
    onSuccess: () => onDone(`Password reset link sent! It goes to ${user.email} and is good for one hour.`),
    onError: (error) => setFailure(failureOf(error, 'Failed to send password reset email')),
  });
  return (
    <ConfirmDialog
      opened
      title="Send a reset email"
      message={
        <>
          <p className={classes.lead}>
            <strong>{user.email}</strong> gets a link with which its owner sets a new password. The current password
            works until then.
          </p>
          <FailureBanner failure={failure} />
        </>
      }
      confirmLabel="Send Reset Email"
      tone="plain"
      onConfirm={() => send.mutate()}
      onCancel={onClose}
      busy={send.isPending}
    />
  );
}
