import { WIZARD_STEPS, type AuditPlace, type WizardStep } from '@premise/contracts';

const PLACES: Partial<Record<WizardStep, readonly AuditPlace[]>> = {
  Title: ['title'],
  CrossReference: ['crossReference'],
  FederalResearch: ['federalResearch'],
  Inventors: ['inventors'],
  Abstract: ['abstract'],
  Field: ['field'],
  Background: ['background'],
  Summary: ['summary'],
  Drawings: ['drawings', 'figures', 'images'],
  DetailedDescription: ['detailedDescription'],
  Claims: ['claims'],
};

/** What is written in a step. */
export const placesOf = (step: WizardStep): readonly AuditPlace[] => PLACES[step] ?? [];

/** Where a part of the draft is written; null for what no step asks. */
export const stepOf = (place: AuditPlace): WizardStep | null =>
  WIZARD_STEPS.find((step) => placesOf(step).includes(place)) ?? null;
