import { type ApplicationStatus, type CompletedFlag, FLAG_OF_STEP, type WizardStep } from '@premise/contracts';
import type { AuditedDraft } from '../draft/audited-draft.ts';
import { hasStepContent, isStepValid } from './step-validity.ts';

/** Checks that must hold for an application to be complete, of eleven (S2 section 9). */
export const CHECKS_FOR_COMPLETE = 8;

/** The eleven checks of a save. Claims count when there is text, although their step is valid without. */
export function completionChecks(draft: AuditedDraft): Record<CompletedFlag, boolean> {
  return Object.fromEntries(
    Object.entries(FLAG_OF_STEP).map(([step, flag]) => [
      flag,
      step === 'Claims' ? hasStepContent(step, draft) : isStepValid(step as WizardStep, draft),
    ]),
  ) as Record<CompletedFlag, boolean>;
}

/** The status a save stores: complete when at least 8 of the 11 checks hold. */
export function applicationStatus(draft: AuditedDraft): ApplicationStatus {
  const held = Object.values(completionChecks(draft)).filter(Boolean).length;
  return held >= CHECKS_FOR_COMPLETE ? 'complete' : 'draft';
}
