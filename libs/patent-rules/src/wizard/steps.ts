/** The thirteen steps of the wizard in their order (S2 section 2). */
export const WIZARD_STEPS = [
  { step: 'Introduction', label: 'Introduction' },
  { step: 'Title', label: 'Title of Invention' },
  { step: 'CrossReference', label: 'Cross-Reference to Related Applications' },
  { step: 'FederalResearch', label: 'Federally Sponsored Research or Development' },
  { step: 'Inventors', label: 'Inventors' },
  { step: 'Abstract', label: 'Abstract' },
  { step: 'Field', label: 'Field of Invention' },
  { step: 'Background', label: 'Background' },
  { step: 'Summary', label: 'Summary' },
  { step: 'Drawings', label: 'Drawings' },
  { step: 'DetailedDescription', label: 'Detailed Description' },
  { step: 'Claims', label: 'Claims (Optional)' },
  { step: 'Review', label: 'Review & Save' },
] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number]['step'];

/** Clamped to the steps there are; anything that is no number counts as the first. */
export function clampStepIndex(index: number): number {
  if (!Number.isFinite(index)) return 0;
  return Math.min(Math.max(Math.trunc(index), 0), WIZARD_STEPS.length - 1);
}
