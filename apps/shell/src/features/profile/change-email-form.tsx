import { Button, TextInput } from '@premise/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { problemOf, type CallProblem } from '../../shared/call-problem.ts';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { CHANGE_FAILED, changeEmail } from './api/change-email.ts';
import formClasses from '../../shared/account/account-form.module.css';

interface ChangeEmailFormProps {
  current: string;
  onAsked: (newEmail: string) => void;
  onCancel: () => void;
}

/** Codes that are about the typed address and nothing else. */
const OF_THE_FIELD: readonly string[] = ['EMAIL_TAKEN', 'EMAIL_INVALID', 'EMAIL_UNCHANGED'];

const refusedField = (message: string): CallProblem => ({
  message,
  detail: null,
  code: 'EMAIL_INVALID',
  fields: { newEmail: message },
});

function problemBefore(current: string, typed: string): CallProblem | null {
  if (typed === '') return refusedField('Enter the new address.');
  if (typed === current) return refusedField('This is your address already.');
  return null;
}

function refusalOf(error: unknown): CallProblem {
  const problem = problemOf(error, CHANGE_FAILED);
  return OF_THE_FIELD.includes(problem.code) ? { ...problem, fields: { newEmail: problem.message } } : problem;
}

export function ChangeEmailForm({ current, onAsked, onCancel }: ChangeEmailFormProps) {
  const [newEmail, setNewEmail] = useState('');
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();
  const { stepUp, stepUpDialog } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const typed = newEmail.trim();
      const problem = problemBefore(current, typed);
      setRefusal(problem);
      if (problem) return;
      try {
        const answer = await stepUp(() => changeEmail({ currentEmail: current, newEmail: typed }));
        if (answer !== null) onAsked(typed);
      } catch (error) {
        setRefusal(refusalOf(error));
      }
    });
  };

  const wrong = refusal?.fields['newEmail'];
  return (
    <>
      <form className={formClasses.form} ref={form} noValidate onSubmit={onSubmit}>
        <p className={formClasses.note}>
          We send a link to the new address. Nothing changes until you open it; a notice goes to the address you have
          now.
        </p>
        {refusal && !wrong && <RefusalBanner id={refusalId} message={refusal.message} detail={refusal.detail} />}
        <TextInput
          className={formClasses.narrow}
          label="New email address"
          type="email"
          name="newEmail"
          autoComplete="email"
          // the person has just asked for this field
          autoFocus
          value={newEmail}
          error={wrong}
          onChange={(event) => setNewEmail(event.currentTarget.value)}
        />
        <div className={formClasses.actions}>
          <Button type="submit" size="sm" loading={busy}>
            Send confirmation link
          </Button>
          <Button variant="subtle" size="sm" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
      {stepUpDialog}
    </>
  );
}
