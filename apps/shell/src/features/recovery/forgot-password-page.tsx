import { Button, Page, Panel, Title } from '@premise/ui';
import { useDocumentTitle } from '@premise/web-platform';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { AnswerStep } from './answer-step.tsx';
import { EmailStep } from './email-step.tsx';
import { SentStep } from './sent-step.tsx';
import { StepMark } from './step-mark.tsx';
import { useRecovery } from './use-recovery.ts';
import classes from './recovery.module.css';

const STEPS = {
  email: { number: 1, title: 'Forgot your password?' },
  question: { number: 2, title: 'Answer your security question' },
  sent: { number: 3, title: 'Check your email' },
} as const;

/** /forgot-password: the address, the account's own question, and the word that a link is on its way. */
export function ForgotPasswordPage() {
  const recovery = useRecovery();
  const { step } = recovery;
  const { number, title } = STEPS[step];
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(step === 'email' ? 'Forgot password' : title);

  // the heading of a step that takes the place of another is read out; the next key is the step's own field
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return (
    <Page width="narrow">
      <header className={classes.header}>
        <StepMark step={number} />
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
      </header>
      <Panel>
        {step === 'email' && <EmailStep recovery={recovery} />}
        {step === 'question' && <AnswerStep recovery={recovery} />}
        {step === 'sent' && <SentStep recovery={recovery} />}
      </Panel>
      {step !== 'sent' && (
        <div className={classes.after}>
          {step === 'email' ? (
            <Button component={Link} to="/login" variant="subtle">
              Back to Login
            </Button>
          ) : (
            <Button variant="subtle" onClick={() => recovery.back()}>
              Back
            </Button>
          )}
        </div>
      )}
    </Page>
  );
}
