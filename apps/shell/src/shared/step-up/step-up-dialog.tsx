import { Button, Group, Modal, PasswordInput, Text } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { problemOf, type CallProblem } from '../call-problem.ts';
import { RefusalBanner } from '../refusal-banner.tsx';
import { useFirstErrorFocus } from '../use-first-error-focus.ts';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import { UsernameField } from '../username-field.tsx';
import { confirmPassword } from './confirm-password.ts';
import classes from './step-up-dialog.module.css';

interface StepUpDialogProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

const MISSING: CallProblem = {
  message: '',
  detail: null,
  code: 'PASSWORD_WRONG',
  fields: { currentPassword: 'Enter your password.' },
};

const asRefusal = (problem: CallProblem): CallProblem =>
  problem.code === 'PASSWORD_WRONG' ? { ...problem, fields: { currentPassword: problem.message } } : problem;

/** Asks for the current password before something that cannot be taken back lightly. */
export function StepUpDialog({ onConfirmed, onCancel }: StepUpDialogProps) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setRefusal(null);
      if (password === '') return setRefusal({ ...MISSING });
      try {
        session.signIn(await confirmPassword(password));
      } catch (error) {
        return setRefusal(asRefusal(problemOf(error, 'Your password could not be checked.')));
      }
      onConfirmed();
    });
  };

  const wrong = refusal?.fields['currentPassword'];
  return (
    <Modal opened onClose={onCancel} title="Confirm your password" size="small" locked={busy}>
      <form className={classes.form} ref={form} noValidate onSubmit={onSubmit}>
        <Text className={classes.note}>You signed in a while ago. Enter your password once more to go on.</Text>
        {refusal && !wrong && <RefusalBanner id={refusalId} message={refusal.message} detail={refusal.detail} />}
        <UsernameField />
        <PasswordInput
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={wrong}
          aria-invalid={wrong !== undefined}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Confirm
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
