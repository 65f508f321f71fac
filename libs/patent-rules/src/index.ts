export * from './draft/audited-draft.ts';
export { ANSWER_NO, answerOf, type QuestionAnswer } from './draft/question-answer.ts';
export { clampStepIndex, WIZARD_STEPS, type WizardStep } from './wizard/steps.ts';
export {
  hasStepContent,
  invalidSteps,
  isNamedInventor,
  isStepValid,
  type LiveAnswers,
} from './wizard/step-validity.ts';
export {
  type CompletedSections,
  PROGRESS_SECTIONS,
  progressPercent,
  readCompletedSections,
  SECTION_NAMES,
  SECTION_STEPS,
  type SectionName,
  sectionNamed,
} from './wizard/completed-sections.ts';
export {
  type ApplicationStatus,
  applicationStatus,
  CHECKS_FOR_COMPLETE,
  completionChecks,
} from './wizard/completion.ts';
export {
  flagsAfterEdit,
  flagsAfterLeaving,
  type ProgressSummary,
  progressSummary,
  REVIEW_WARNING,
  stepState,
  type StepState,
} from './wizard/review-flags.ts';
export { shortDescription } from './wizard/short-description.ts';
export { formatTitle } from './title/format-title.ts';
export { titleIssues } from './title/title-issues.ts';
