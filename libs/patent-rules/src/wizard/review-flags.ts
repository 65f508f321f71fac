import type { AuditedDraft } from '../draft/audited-draft.ts';
import { SECTION_STEPS, type SectionName, sectionNamed } from './completed-sections.ts';
import { hasStepContent, isStepValid, type LiveAnswers } from './step-validity.ts';
import { WIZARD_STEPS, type WizardStep } from './steps.ts';

/** Shown for three seconds when an invalid step is left (S2 section 4). */
export const REVIEW_WARNING =
  'This section has required fields that need to be completed. It has been marked for review.';

export type StepState = 'complete' | 'needs-review' | 'untouched';

const sectionOf = (step: WizardStep): SectionName | null => sectionNamed(step);

/** The flags after leaving a step: an invalid one is added, a valid one removed. */
export function flagsAfterLeaving(
  flags: readonly string[],
  step: WizardStep,
  draft: AuditedDraft,
  live: LiveAnswers = {},
): { flags: SectionName[]; warning: string | null } {
  const section = sectionOf(step);
  const known = knownFlags(flags);
  if (section === null) return { flags: known, warning: null };
  const others = known.filter((name) => name !== section);
  if (isStepValid(step, draft, live)) return { flags: others, warning: null };
  return { flags: [...others, section], warning: REVIEW_WARNING };
}

/** The flags after an edit: every flagged step that has become valid loses its flag. */
export function flagsAfterEdit(flags: readonly string[], draft: AuditedDraft, live: LiveAnswers = {}): SectionName[] {
  return knownFlags(flags).filter((name) => !isStepValid(SECTION_STEPS[name], draft, live));
}

function knownFlags(flags: readonly string[]): SectionName[] {
  return [...new Set(flags.map(sectionNamed).filter((name) => name !== null))];
}

/** How the sidebar draws a step: marked complete, begun or flagged, or untouched (S2 section 4). */
export function stepState(
  step: WizardStep,
  draft: AuditedDraft,
  marks: { completed: Readonly<Record<string, boolean>>; flags: readonly string[] },
  live: LiveAnswers = {},
): StepState {
  const section = sectionOf(step);
  if (marks.completed[section ?? step] === true) return 'complete';
  const flagged = section !== null && knownFlags(marks.flags).includes(section);
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
