import type { User } from '@premise/contracts';
import { Button, Modal } from '@premise/ui';
import { useState } from 'react';
import { FailureBanner } from '../../../shared/failure-banner.tsx';
import { createSuperUser } from '../api/create-user.ts';
import { personProblem } from './form-rules.ts';
import { NOBODY, PersonFields } from './person-fields.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import classes from './dialogs.module.css';

interface CreateSuperUserDialogProps {
  /** Of the super user who makes another one. */
  currentUserEmail: string;
  onCreated: (user: User) => void;
  onClose: () => void;
}

/** Makes a super user: an account without a security question that nobody but super users can change. */
export function CreateSuperUserDialog({ currentUserEmail, onCreated, onClose }: CreateSuperUserDialogProps) {
  const [values, setValues] = useState(NOBODY);
  const { form, problems, failure, busy, onSubmit } = useDialogForm({
    failure: 'Failed to create user',
    check: () => personProblem(values),
    send: async () => onCreated((await createSuperUser({ ...values, currentUserEmail })).user),
  });
  return (
    <Modal opened onClose={onClose} title="Create Super User" locked={busy}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        <p className={classes.lead}>A super user can do everything an admin can, and make other super users.</p>
        <FailureBanner failure={failure} />
        <PersonFields
          values={values}
          problems={problems}
          onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Create Super User
          </Button>
        </div>
      </form>
    </Modal>
  );
}
