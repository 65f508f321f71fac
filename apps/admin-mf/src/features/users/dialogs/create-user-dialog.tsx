import { LIMITS, SECURITY_QUESTIONS, type AdminCreateUserRequest, type User } from '@premise/contracts';
import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@premise/ui';
import { useState } from 'react';
import { FailureBanner } from '../../../shared/failure-banner.tsx';
import { createUser } from '../api/create-user.ts';
import { answerProblem, personProblem } from './form-rules.ts';
import { NOBODY, PersonFields } from './person-fields.tsx';
import { useDialogForm } from './use-dialog-form.ts';
import classes from './dialogs.module.css';

interface CreateUserDialogProps {
  onCreated: (user: User) => void;
  onClose: () => void;
}

/** Makes an account, an admin's where that is ticked. Its owner confirms the address by mail. */
export function CreateUserDialog({ onCreated, onClose }: CreateUserDialogProps) {
  const [values, setValues] = useState<AdminCreateUserRequest>({
    ...NOBODY,
    securityQuestion: SECURITY_QUESTIONS[0],
    securityAnswer: '',
    isAdmin: false,
  });
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const { form, problems, failure, busy, onSubmit } = useDialogForm({
    failure: 'Failed to create user',
    check: () => personProblem(values) ?? answerProblem(values.securityAnswer),
    send: async () => onCreated((await createUser(values)).user),
  });
  return (
    <Modal opened onClose={onClose} title="Create User" locked={busy}>
      <form ref={form} className={classes.form} noValidate onSubmit={onSubmit}>
        <FailureBanner failure={failure} />
        <PersonFields values={values} problems={problems} onChange={change} />
        <NativeSelect
          label="Security question"
          name="securityQuestion"
          data={[...SECURITY_QUESTIONS]}
          value={values.securityQuestion}
          onChange={(event) => change({ securityQuestion: event.currentTarget.value })}
        />
        <TextInput
          label="Security answer"
          name="securityAnswer"
          autoComplete="off"
          maxLength={LIMITS.securityAnswerMaxLength}
          value={values.securityAnswer}
          error={problems['securityAnswer']}
          onChange={(event) => change({ securityAnswer: event.currentTarget.value })}
        />
        <Checkbox
          label="Make this user an admin"
          checked={values.isAdmin}
          onChange={(event) => change({ isAdmin: event.currentTarget.checked })}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Create User
          </Button>
        </div>
      </form>
    </Modal>
  );
}
