import { WIZARD_STEPS, type WizardStep } from '@premise/contracts';

/** What each step is called (S2 section 2). */
export const STEP_LABELS: Readonly<Record<WizardStep, string>> = {
  Introduction: 'Introduction',
  Title: 'Title of Invention',
  CrossReference: 'Cross-Reference to Related Applications',
  FederalResearch: 'Federally Sponsored Research or Development',
  Inventors: 'Inventors',
  Abstract: 'Abstract',
  Field: 'Field of Invention',
  Background: 'Background',
  Summary: 'Summary',
  Drawings: 'Drawings',
  DetailedDescription: 'Detailed Description',
  Claims: 'Claims (Optional)',
  Review: 'Review & Save',
};

/** Clamped to the steps there are; anything that is no number counts as the first. */
export function clampStepIndex(index: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.min(Math.max(Math.trunc(index), 0), WIZARD_STEPS.length - 1);
}
