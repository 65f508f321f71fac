import { LIMITS, SECURITY_QUESTIONS } from '@premise/contracts';
import { Button, NativeSelect, TextInput } from '@premise/ui';
import { useSession } from '@premise/web-platform';
import { useId, useRef, useState, type FormEvent } from 'react';
import { problemOf, type CallProblem } from '../../../shared/call-problem.ts';
import { RefusalBanner } from '../../../shared/refusal-banner.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx';
import { useFirstErrorFocus } from '../../../shared/use-first-error-focus.ts';
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts';
import { changeSecurityQuestion } from '../api/change-security-question.ts';
import formClasses from '../../../shared/account/account-form.module.css';

interface SecurityQuestionFormProps {
  current: string | null;
  onChanged: () => void;
  onCancel: () => void;
}

const answerMissing = (): CallProblem => ({
  message: 'Enter an answer.',
  detail: null,
  code: 'VALIDATION_FAILED',
  fields: { securityAnswer: 'Enter an answer.' },
});

const startOf = (current: string | null): string =>
  SECURITY_QUESTIONS.find((question) => question === current) ?? SECURITY_QUESTIONS[0];

export function SecurityQuestionForm({ current, onChanged, onCancel }: SecurityQuestionFormProps) {
  const { updateUser } = useSession();
  const [securityQuestion, setQuestion] = useState(() => startOf(current));
  const [securityAnswer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState<CallProblem | null>(null);
  const { busy, run } = useOneAtATime();
  const { stepUp, stepUpDialog } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const refusalId = useId();
  useFirstErrorFocus(form, refusal);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const problem = securityAnswer.trim() === '' ? answerMissing() : null;
      setRefusal(problem);
      if (problem) return;
      try {
        const answer = await stepUp(() => changeSecurityQuestion({ securityQuestion, securityAnswer }));
        if (answer === null) return;
        updateUser(answer.user);
        onChanged();
      } catch (error) {
        setRefusal(problemOf(error, 'Failed to change the security question'));
      }
    });
  };

  const { securityAnswer: wrongAnswer, securityQuestion: wrongQuestion } = refusal?.fields ?? {};
  return (
    <>
      <form className={formClasses.form} ref={form} noValidate onSubmit={onSubmit}>
        {refusal && !wrongAnswer && !wrongQuestion && (
          <RefusalBanner id={refusalId} message={refusal.message} detail={refusal.detail} />
        )}
        <NativeSelect
          className={formClasses.narrow}
          label="New question"
          name="securityQuestion"
          // the person has just asked for this form
          autoFocus
          data={[...SECURITY_QUESTIONS]}
          value={securityQuestion}
          error={wrongQuestion}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <TextInput
          className={formClasses.narrow}
          label="Your answer"
          description="Capitals do not matter."
          name="securityAnswer"
          autoComplete="off"
          maxLength={LIMITS.securityAnswerMaxLength}
          value={securityAnswer}
          error={wrongAnswer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <div className={formClasses.actions}>
          <Button type="submit" size="sm" loading={busy}>
            Save question
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
