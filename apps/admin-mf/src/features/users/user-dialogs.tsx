import type { User } from '@premise/contracts';
import { ConfirmDialog } from '@premise/ui';
import { ConfirmResetDialog } from './dialogs/confirm-reset-dialog.tsx';
import { CreateSuperUserDialog } from './dialogs/create-super-user-dialog.tsx';
import { CreateUserDialog } from './dialogs/create-user-dialog.tsx';
import { DetailsDialog } from './dialogs/details-dialog.tsx';
import { SetPasswordDialog } from './dialogs/set-password-dialog.tsx';
import type { Viewer } from './user-rules.ts';
import type { UserActions } from './use-user-actions.ts';

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'details' | 'password' | 'reset' | 'delete'; user: User }
  | { kind: 'delete several'; users: User[] }
  | { kind: 'create user' | 'create super user' };

/** S1 section 5. */
const DELETE_QUESTION = 'Are you sure you want to delete this user? This action cannot be undone.';

interface UserDialogsProps {
  open: OpenDialog | null;
  viewer: Viewer & { email: string };
  actions: UserActions;
  onOpen: (dialog: OpenDialog | null) => void;
  /** After several were deleted at once. */
  onSeveralGone: () => void;
}

/** Whichever dialog of the users' page is open. */
export function UserDialogs({ open, viewer, actions, onOpen, onSeveralGone }: UserDialogsProps) {
  const close = () => onOpen(null);
  const done = (sentence: string) => {
    close();
    actions.setOutcome({ done: sentence });
    void actions.refetch();
  };
  const created = (user: User) => done(`${user.name} is created. The verification link goes to ${user.email}.`);
  if (open === null) return null;
  switch (open.kind) {
    case 'details':
      return (
        <DetailsDialog
          user={open.user}
          viewer={viewer}
          busy={actions.elevate.isPending}
          onSetPassword={() => onOpen({ kind: 'password', user: open.user })}
          onElevate={(isAdmin) => actions.elevate.mutate({ user: open.user, isAdmin }, { onSettled: close })}
          onClose={close}
        />
      );
    case 'password':
      return <SetPasswordDialog user={open.user} onDone={done} onClose={close} />;
    case 'reset':
      return <ConfirmResetDialog user={open.user} onDone={done} onClose={close} />;
    case 'create user':
      return <CreateUserDialog onCreated={created} onClose={close} />;
    case 'create super user':
      return <CreateSuperUserDialog currentUserEmail={viewer.email} onCreated={created} onClose={close} />;
    case 'delete':
      return (
        <ConfirmDialog
          opened
          title={`Delete ${open.user.name}`}
          message={<p>{DELETE_QUESTION}</p>}
          confirmLabel="Delete"
          onConfirm={() => actions.remove.mutate(open.user, { onSettled: close })}
          onCancel={close}
          busy={actions.remove.isPending}
        />
      );
    case 'delete several':
      return (
        <ConfirmDialog
          opened
          title={`Delete ${open.users.length === 1 ? '1 user' : `${open.users.length} users`}`}
          message={<p>Are you sure you want to delete these users? This action cannot be undone.</p>}
          confirmLabel="Delete"
          onConfirm={() =>
            actions.several.mutate(
              { action: 'delete', users: open.users },
              {
                onSettled: () => {
                  close();
                  onSeveralGone();
                },
              },
            )
          }
          onCancel={close}
          busy={actions.several.isPending}
        />
      );
  }
}
