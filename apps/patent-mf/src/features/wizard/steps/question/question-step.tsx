import type { QuestionAnswer } from '@premise/patent-rules';
import { Button, Textarea } from '@premise/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './question-step.module.css';

/** S2 section 9. */
const ADVANCE_AFTER_MS = 500;

interface QuestionStepProps {
  question: string;
  guide: ReactNode;
  answer: QuestionAnswer;
  onAnswer: (answer: QuestionAnswer) => void;
  /** What the text area for the details is called. */
  detailsLabel: string;
  placeholder: string;
  details: string;
  onDetails: (details: string) => void;
  disabled: boolean;
  /** Called half a second after a No. */
  next: () => void;
}

/** A question of yes and no with three states; a Yes asks for the details (S2 section 2). */
export function QuestionStep(props: QuestionStepProps) {
  const { question, guide, answer, onAnswer, detailsLabel, placeholder, details, onDetails, disabled, next } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const advance = useRef(next);
  useEffect(() => {
    advance.current = next;
  }, [next]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (given: QuestionAnswer) => {
    clearTimeout(timer.current);
    onAnswer(given);
    if (given === 'no') timer.current = setTimeout(() => advance.current(), ADVANCE_AFTER_MS);
  };

  return (
    <>
      <div className={classes.guide}>{guide}</div>
      {answer === 'unanswered' ? (
        <fieldset className={classes.question} disabled={disabled}>
          <legend className={classes.words}>{question}</legend>
          <div className={classes.choices}>
            <Button variant="default" size="lg" onClick={() => say('yes')}>
              Yes
            </Button>
            <Button variant="default" size="lg" onClick={() => say('no')}>
              No
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className={classes.answered}>
          <p className={classes.words}>{question}</p>
          <p className={classes.given} role="status">
            <strong>{answer === 'yes' ? 'Yes' : 'No'}</strong>
            <button type="button" className={classes.way} onClick={() => say('unanswered')} disabled={disabled}>
              Change answer
            </button>
          </p>
        </div>
      )}
      {answer === 'yes' && (
        <Textarea
          label={detailsLabel}
          withAsterisk
          rows={8}
          resize="vertical"
          value={details}
          placeholder={placeholder}
          disabled={disabled}
          autoFocus={details === ''}
          classNames={{ input: classes.text }}
          onChange={(event) => onDetails(event.currentTarget.value)}
        />
      )}
    </>
  );
}
