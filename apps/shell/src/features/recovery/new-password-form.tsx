import { Button, PasswordInput, Text } from '@premise/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { PasswordStrength } from '../../shared/strength/password-strength.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { useStandingRefusal } from '../../shared/use-standing-refusal.ts';
import { useSubmission } from './use-submission.ts';
import { resetPassword } from './api/reset-password.ts';
import { refusalOf, type NewPasswordRefusal, type NewPasswordValues } from './new-password-values.ts';
import classes from './recovery.module.css';

interface NewPasswordFormProps {
  token: string;
  onInvalidLink: () => void;
  onChanged: () => void;
}

/** The two fields of the new password. */
export function NewPasswordForm({ token, onInvalidLink, onChanged }: NewPasswordFormProps) {
  const [values, setValues] = useState<NewPasswordValues>({ password: '', confirmPassword: '' });
  const [refusal, setRefusal] = useState<NewPasswordRefusal | null>(null);
  const { standing, errorOf, noteChange } = useStandingRefusal<keyof NewPasswordValues, NewPasswordRefusal>(refusal);
  const { busy, submit } = useSubmission();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const send = async () => {
    const problem = refusalOf(values);
    if (problem) return setRefusal(problem);
    await submit(async (isCurrent) => {
      setRefusal(null);
      const outcome = await resetPassword({ token, newPassword: values.password });
      if (!isCurrent()) return;
      if (outcome.kind === 'changed') return onChanged();
      if (outcome.kind === 'invalid-link') return onInvalidLink();
      const { message, atPassword } = outcome;
      setRefusal({ message, fields: atPassword ? { password: 'Choose another password.' } : {} });
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const field = (name: keyof NewPasswordValues) => ({
    name,
    value: values[name],
    error: errorOf(name),
    autoComplete: 'new-password',
    // the component library leaves it out of password fields
    'aria-invalid': errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      noteChange(name, ...(name === 'password' ? (['confirmPassword'] as const) : []));
    },
  });

  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={standing ? refusalId : undefined}
    >
      {standing && <RefusalBanner id={refusalId} message={standing.message} />}
      <div>
        <PasswordInput
          label="New password"
          description="At least 6 characters. Longer is better than complicated."
          {...field('password')}
        />
        <PasswordStrength password={values.password} personal={[]} />
      </div>
      <PasswordInput label="Confirm new password" {...field('confirmPassword')} />
      <Text className={classes.note}>You will be signed out everywhere, and sign in with the new password.</Text>
      <Button type="submit" size="md" loading={busy}>
        Set new password
      </Button>
    </form>
  );
}
