import { RESET_LIFETIME_MINUTES, type User } from '@premise/contracts';
import { Banner, Button, Modal, TextInput } from '@premise/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { problemUnder, type CallProblem } from '../../shared/call-problem.ts';
import { LocalMailLink } from '../../shared/local-mail-link.tsx';
import { RefusalBanner } from '../../shared/refusal-banner.tsx';
import { useFirstErrorFocus } from '../../shared/use-first-error-focus.ts';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { ANSWER_WRONG, requestOwnReset, RESET_FAILED } from './api/request-own-reset.ts';
import formClasses from '../../shared/account/account-form.module.css';

const wrongAnswer = (message: string): CallProblem => ({
  message,
  detail: null,
  code: 'SECURITY_ANSWER_WRONG',
  fields: { securityAnswer: message },
});

function refusalOf(error: unknown): CallProblem {
  const problem = problemUnder(error, RESET_FAILED);
  return problem.code === 'SECURITY_ANSWER_WRONG' ? wrongAnswer(ANSWER_WRONG) : problem;
}

/** Asks the security question, where there is one, and has a reset link mailed to the own address. */
export function ResetPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [answer, setAnswer] = useState('');
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);
  const question = user.securityQuestion;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const missing = question !== null && answer.trim() === '';
      setRefusal(missing ? wrongAnswer('Enter your answer.') : null);
      if (missing) return;
      try {
        await requestOwnReset(user.email, question === null ? null : answer);
        setSent(true);
      } catch (error) {
        setRefusal(refusalOf(error));
      }
    });
  };

  const wrong = refusal?.fields['securityAnswer'];
  return (
    <Modal opened onClose={onClose} title="Reset Password" size="small" locked={busy}>
      {sent ? (
        <div className={formClasses.form}>
          <Banner tone="success" title="Check your mail" action={<LocalMailLink />}>
            <p className={formClasses.words}>
              We sent a link to <strong>{user.email}</strong>. It is good for {RESET_LIFETIME_MINUTES} minutes.
            </p>
          </Banner>
          <div className={formClasses.actions} data-side="end">
            <Button onClick={onClose} autoFocus>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <form className={formClasses.form} ref={form} noValidate onSubmit={onSubmit}>
          <p className={formClasses.words}>
            {question === null ? 'We' : 'Answer your security question, and we'} send a link to{' '}
            <strong>{user.email}</strong>, with which you set a new password. Until then the old one stays.
          </p>
          {refusal && !wrong && <RefusalBanner id={refusalId} message={refusal.message} detail={refusal.detail} />}
          {question !== null && (
            <TextInput
              label={question}
              description="Capitals do not matter."
              name="securityAnswer"
              autoComplete="off"
              data-autofocus
              value={answer}
              error={wrong}
              onChange={(event) => setAnswer(event.currentTarget.value)}
            />
          )}
          <div className={formClasses.actions} data-side="end">
            <Button variant="default" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} data-autofocus={question === null ? '' : undefined}>
              Send reset link
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
