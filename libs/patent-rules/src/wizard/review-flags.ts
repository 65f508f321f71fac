import { type CompletedFlag, FLAG_OF_STEP, WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';
import { flagNamed } from './completed-sections.ts';
import { hasStepContent, isStepValid, type LiveAnswers } from './step-validity.ts';

/** Shown for three seconds when an invalid step is left (S2 section 4). */
export const REVIEW_WARNING =
  'This section has required fields that need to be completed. It has been marked for review.';

export type StepState = 'complete' | 'needs-review' | 'untouched';

/** Names of sections or of their steps, as they may have been stored. */
type StoredNames = readonly string[];

const stepOf = (flag: CompletedFlag): WizardStep =>
  WIZARD_STEPS.find((step) => FLAG_OF_STEP[step] === flag) ?? 'Review';

/** Names of sections from stored names: steps as their sections, each once, unknown ones left out. */
export function readReviewFlags(stored: StoredNames): CompletedFlag[] {
  return [...new Set(stored.map(flagNamed).filter((flag) => flag !== null))];
}

/** The flags after leaving a step: an invalid one is added, a valid one removed. */
export function flagsAfterLeaving(
  flags: StoredNames,
  step: WizardStep,
  draft: AuditedDraft,
  live: LiveAnswers = {},
): { flags: CompletedFlag[]; warning: string | null } {
  const own = FLAG_OF_STEP[step];
  const others = readReviewFlags(flags).filter((flag) => flag !== own);
  if (own === undefined || isStepValid(step, draft, live)) return { flags: others, warning: null };
  return { flags: [...others, own], warning: REVIEW_WARNING };
}

/** The flags after an edit: every flagged section whose step has become valid loses its flag. */
export function flagsAfterEdit(flags: StoredNames, draft: AuditedDraft, live: LiveAnswers = {}): CompletedFlag[] {
  return readReviewFlags(flags).filter((flag) => !isStepValid(stepOf(flag), draft, live));
}

/** What was noted about the steps: the stored flags, under their long names, and the sections to review. */
export interface StepMarks {
  completedSections: Readonly<Record<string, boolean>>;
  needingReview: StoredNames;
}

/** How the sidebar draws a step: marked complete; begun or flagged; untouched (S2 section 4). */
export function stepState(step: WizardStep, draft: AuditedDraft, marks: StepMarks, live: LiveAnswers = {}): StepState {
  const flag = FLAG_OF_STEP[step];
  if (marks.completedSections[flag ?? step] === true) return 'complete';
  const flagged = flag !== undefined && readReviewFlags(marks.needingReview).includes(flag);
  return flagged || hasStepContent(step, draft, live) ? 'needs-review' : 'untouched';
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
