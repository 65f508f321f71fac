import { Button, Text, TextInput } from '@premise/ui';
import { useId, useRef, type FormEvent } from 'react';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import type { useRecovery } from './use-recovery.ts';
import classes from './recovery.module.css';

/** Step 1: whose password it is. */
export function EmailStep({ recovery }: { recovery: ReturnType<typeof useRecovery> }) {
  const { email, setEmail, refusal, busy, sendEmail } = recovery;
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendEmail();
  };

  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={refusal && !refusal.atField ? refusalId : undefined}
    >
      <Text>Enter the email address of your account. We ask your security question next.</Text>
      {refusal && !refusal.atField && <RefusalBanner id={refusalId} message={refusal.message} />}
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={refusal?.atField && refusal.message}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={busy}>
        Continue
      </Button>
    </form>
  );
}
