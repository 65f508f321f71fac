import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubmission } from './use-submission.ts';
import { lookUpQuestion } from './api/look-up-question.ts';
import { requestResetLink } from './api/request-reset-link.ts';

export type RecoveryStep = 'email' | 'question' | 'sent';

/** Why a step was refused; `atField` when its one field is to blame. */
export interface StepRefusal {
  message: string;
  atField: boolean;
}

const EMAIL_MISSING = 'Please enter your email address';
const ANSWER_MISSING = 'Enter your answer.';

/**
 * The steps of a forgotten password. Each later step is an entry of the history, so that the browser's own button goes
 * back to the first one too; what was typed stands in memory alone, so that a reload begins again.
 */
export function useRecovery() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { step?: unknown; email?: unknown } | null;
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '');
  const [question, setQuestion] = useState<string | null>(null);
  const [reached, setReached] = useState<{ email: string } | null>(null);
  const [refusal, setRefusal] = useState<StepRefusal | null>(null);
  const { busy, submit, forget } = useSubmission();

  const asked = state?.step;
  const known = (asked === 'question' && question !== null) || asked === 'sent';
  const step: RecoveryStep = reached !== null && known ? asked : 'email';

  // an entry from before a reload names a step that nothing is known of any more
  const stale = asked !== undefined && reached === null;
  useEffect(() => {
    if (stale) void navigate(location.pathname, { replace: true });
  }, [stale, navigate, location.pathname]);

  // what was said of one step says nothing of another, and an answer that is still to come is for the step it left
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setRefusal(null);
    forget();
  }, [step, forget]);

  const go = (to: RecoveryStep, replace = false) => {
    void navigate(location.pathname, { state: { step: to }, replace });
  };
  const refuse = (message: string, atField: boolean) => setRefusal({ message, atField });

  const sendEmail = async () => {
    const address = email.trim();
    if (address === '') return refuse(EMAIL_MISSING, true);
    await submit(async (isCurrent) => {
      setRefusal(null);
      const found = await lookUpQuestion(address);
      if (!isCurrent()) return;
      if (found.kind === 'refused') return refuse(found.message, found.atAddress);
      setReached({ email: address });
      setQuestion(found.question);
      if (found.question !== null) return go('question');
      const outcome = await requestResetLink({ email: address });
      if (!isCurrent()) return;
      if (outcome.kind === 'sent') go('sent');
      else refuse(outcome.message, false);
    });
  };

  const sendAnswer = async (answer: string) => {
    if (answer.trim() === '') return refuse(ANSWER_MISSING, true);
    await submit(async (isCurrent) => {
      setRefusal(null);
      const outcome = await requestResetLink({ email: reached?.email ?? '', securityAnswer: answer });
      if (!isCurrent()) return;
      if (outcome.kind === 'sent') go('sent', true);
      else refuse(outcome.message, outcome.kind === 'wrong-answer');
    });
  };

  /** To the first step; every later one stands directly behind it in the history. */
  const back = ({ forgetEmail = false } = {}) => {
    if (forgetEmail) setEmail('');
    void navigate(-1);
  };

  return { step, email, setEmail, sentTo: reached?.email ?? '', question, refusal, busy, sendEmail, sendAnswer, back };
}
