import { FLAG_OF_STEP, WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';
import { hasStepContent, isStepValid, type LiveAnswers } from './step-validity.ts';

/** Shown for three seconds when an invalid step is left (S2 section 4). */
export const REVIEW_WARNING =
  'This section has required fields that need to be completed. It has been marked for review.';

export type StepState = 'complete' | 'needs-review' | 'untouched';

/** The flags after leaving a step: an invalid one is added, a valid one removed. */
export function flagsAfterLeaving(
  flags: readonly WizardStep[],
  step: WizardStep,
  draft: AuditedDraft,
  live: LiveAnswers = {},
): { flags: WizardStep[]; warning: string | null } {
  const others = flags.filter((flag) => flag !== step);
  if (isStepValid(step, draft, live)) return { flags: others, warning: null };
  return { flags: [...others, step], warning: REVIEW_WARNING };
}

/** The flags after an edit: every flagged step that has become valid loses its flag. */
export function flagsAfterEdit(
  flags: readonly WizardStep[],
  draft: AuditedDraft,
  live: LiveAnswers = {},
): WizardStep[] {
  return flags.filter((step) => !isStepValid(step, draft, live));
}

/** What was noted about the steps: the stored flags, under their long names, and the steps to review. */
export interface StepMarks {
  completedSections: Readonly<Record<string, boolean>>;
  needingReview: readonly WizardStep[];
}

/** How the sidebar draws a step: marked complete; begun or flagged; untouched (S2 section 4). */
export function stepState(step: WizardStep, draft: AuditedDraft, marks: StepMarks, live: LiveAnswers = {}): StepState {
  if (marks.completedSections[FLAG_OF_STEP[step] ?? step] === true) return 'complete';
  return marks.needingReview.includes(step) || hasStepContent(step, draft, live) ? 'needs-review' : 'untouched';
}

export interface ProgressSummary {
  completed: number;
  needsReview: number;
  /** All steps minus the completed ones (S2 section 2). */
  remaining: number;
}

export function progressSummary(states: readonly StepState[]): ProgressSummary {
  const completed = states.filter((state) => state === 'complete').length;
  return {
    completed,
    needsReview: states.filter((state) => state === 'needs-review').length,
    remaining: WIZARD_STEPS.length - completed,
  };
}
