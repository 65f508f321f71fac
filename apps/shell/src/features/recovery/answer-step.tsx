import { Button, TextInput } from '@premise/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import type { useRecovery } from './use-recovery.ts';
import classes from './recovery.module.css';

/** Step 2: the account's own question. */
export function AnswerStep({ recovery }: { recovery: ReturnType<typeof useRecovery> }) {
  const { question, refusal, busy, sendAnswer } = recovery;
  const [answer, setAnswer] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void sendAnswer(answer);
  };

  return (
    <form
      className={classes.form}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      aria-describedby={refusal && !refusal.atField ? refusalId : undefined}
    >
      {refusal && !refusal.atField && <RefusalBanner id={refusalId} message={refusal.message} />}
      <TextInput
        label={question}
        classNames={{ label: classes.question }}
        description="Your answer. Capitals do not matter."
        name="securityAnswer"
        autoComplete="off"
        value={answer}
        error={refusal?.atField && refusal.message}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={busy}>
        Send reset link
      </Button>
    </form>
  );
}
