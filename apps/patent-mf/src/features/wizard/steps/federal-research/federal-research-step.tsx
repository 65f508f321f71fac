import { QuestionStep } from '../question/question-step.tsx';
import type { StepProps } from '../step-props.ts';

export function FederalResearchStep({ draft, change, disabled, answers, answer, next }: StepProps) {
  return (
    <QuestionStep
      question="Was the invention made with support of the United States government?"
      guide={<p>A grant or contract of a federal agency gives the government rights that have to be stated.</p>}
      answer={answers.federalResearch}
      onAnswer={(given) => answer('federalResearch', given)}
      detailsLabel="Details of the government support"
      placeholder="This invention was made with government support under … awarded by …. The government has certain rights in the invention."
      details={draft.federalResearch}
      onDetails={(federalResearch) => change({ federalResearch })}
      disabled={disabled}
      next={next}
    />
  );
}
