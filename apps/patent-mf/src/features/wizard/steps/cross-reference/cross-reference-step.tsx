import { QuestionStep } from '../question/question-step.tsx';
import type { StepProps } from '../step-props.ts';

export function CrossReferenceStep({ draft, change, disabled, answers, answer, next }: StepProps) {
  return (
    <QuestionStep
      question="Does this application refer to earlier applications of yours?"
      guide={<p>An earlier filing on the same or a related invention, here or abroad, is named at the beginning.</p>}
      answer={answers.crossReference}
      onAnswer={(given) => answer('crossReference', given)}
      detailsLabel="Details of the related applications"
      placeholder="This application is related to U.S. Provisional Application No. …, filed …"
      details={draft.crossReference}
      onDetails={(crossReference) => change({ crossReference })}
      disabled={disabled}
      next={next}
    />
  );
}
