import type { AuditedDraft } from '../draft/audited-draft.ts';
import { hasStepContent, isStepValid } from './step-validity.ts';
import { SECTION_NAMES, SECTION_STEPS, type SectionName } from './completed-sections.ts';

/** Checks that must hold for an application to be complete, of eleven (S2 section 9). */
export const CHECKS_FOR_COMPLETE = 8;

export type ApplicationStatus = 'draft' | 'complete';

/** The eleven checks of a save. Claims count when there is text, although the step is valid without. */
export function completionChecks(draft: AuditedDraft): Record<SectionName, boolean> {
  return Object.fromEntries(
    SECTION_NAMES.map((name) => [
      name,
      name === 'Claims' ? hasStepContent('Claims', draft) : isStepValid(SECTION_STEPS[name], draft),
    ]),
  ) as Record<SectionName, boolean>;
}

/** The status a save stores: complete when at least 8 of the 11 checks hold. */
export function applicationStatus(draft: AuditedDraft): ApplicationStatus {
  const held = Object.values(completionChecks(draft)).filter(Boolean).length;
  return held >= CHECKS_FOR_COMPLETE ? 'complete' : 'draft';
}
