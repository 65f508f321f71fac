export {
  type AuditedDraft,
  type AuditedFiling,
  type AuditedImage,
  type AuditedInventor,
  TEXT_FIELDS,
} from './draft/audited-draft.ts';
export { answerOf, type QuestionAnswer } from './draft/question-answer.ts';
export type { RepeatedIntroduction } from './claims/repeated-introductions.ts';
export { clampStepIndex, STEP_LABELS } from './wizard/steps.ts';
export { hasStepContent, isNamedInventor, isStepValid, type LiveAnswers } from './wizard/step-validity.ts';
export { flagNamed, progressPercent, readCompletedSections } from './wizard/completed-sections.ts';
export { applicationStatus, CHECKS_FOR_COMPLETE, completionChecks } from './wizard/completion.ts';
export {
  flagsAfterEdit,
  flagsAfterLeaving,
  type ProgressSummary,
  progressSummary,
  readReviewFlags,
  REVIEW_WARNING,
  type StepMarks,
  stepState,
  type StepState,
} from './wizard/review-flags.ts';
export { shortDescription } from './wizard/short-description.ts';
export { composeTitles } from './title/compose-titles.ts';
export { formatTitle } from './title/format-title.ts';
export { titleIssues } from './title/title-issues.ts';
export type { Claim, ClaimKind, ClaimReference, ClaimTransition } from './claims/claim.ts';
export { claimOutline, type ClaimNode } from './claims/claim-outline.ts';
export { claimIndex, type ClaimIndex } from './claims/claim-words.ts';
export { parseClaims } from './claims/parse-claims.ts';
export { type AntecedentAnalysis, antecedents, type TermReference } from './claims/antecedents.ts';
export { applyAllMends, applyMend, mendText } from './audit/apply-mend.ts';
export {
  auditDraft,
  type AuditOptions,
  type Auditor,
  createAuditor,
  LISTED_PER_RULE,
  RULES_VERSION,
} from './audit/auditor.ts';
export { PLACE_LABELS, PLACES } from './audit/place-labels.ts';
export { quoteSpan } from './audit/quote-span.ts';
export { RULES } from './audit/rules/index.ts';
export type { Rule } from './audit/rule.ts';
export { conversionDeadline, graceYearEnd } from './draft/filing-dates.ts';
export { countedSheets, SHEETS_INCLUDED, SHEETS_PER_STEP, sizeFeeSteps } from './draft/size-fee.ts';
export { type FigureMention, figureLabel, figureMentions } from './numerals/figure-mentions.ts';
export { type ReferenceMention, referenceMentions } from './numerals/reference-mentions.ts';
export { draftOfDocument, splitDraft, type SplitDraft } from './split/split-draft.ts';
export { sectionHeading, type SectionHeading } from './split/section-headings.ts';
