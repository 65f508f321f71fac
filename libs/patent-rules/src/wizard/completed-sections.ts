import type { WizardStep } from './steps.ts';

/** The eleven flags of `completedSections` (S2 section 3), each with the step it belongs to. */
export const SECTION_STEPS = {
  Title: 'Title',
  'Cross-Reference to Related Applications': 'CrossReference',
  'Federally Sponsored Research or Development': 'FederalResearch',
  Inventors: 'Inventors',
  Abstract: 'Abstract',
  Field: 'Field',
  Background: 'Background',
  Summary: 'Summary',
  Drawings: 'Drawings',
  'Detailed Description': 'DetailedDescription',
  Claims: 'Claims',
} as const satisfies Record<string, WizardStep>;

export type SectionName = keyof typeof SECTION_STEPS;
export type CompletedSections = Record<SectionName, boolean>;

export const SECTION_NAMES = Object.keys(SECTION_STEPS) as SectionName[];

/** The nine flags that make the progress on a card: the entries of the Review step (decision 16). */
export const PROGRESS_SECTIONS = [
  'Title',
  'Inventors',
  'Abstract',
  'Field',
  'Background',
  'Summary',
  'Drawings',
  'Detailed Description',
  'Claims',
] as const satisfies readonly SectionName[];

/** The section's own name for its name, its step or the short keys the wizard also writes; null for anything else. */
export function sectionNamed(name: string): SectionName | null {
  return SECTION_NAMES.find((section) => section === name || SECTION_STEPS[section] === name) ?? null;
}

/** All eleven flags under their long names, whichever names were stored; what is unknown or no boolean is left out. */
export function readCompletedSections(stored: Readonly<Record<string, unknown>> | null | undefined): CompletedSections {
  const flags = Object.fromEntries(SECTION_NAMES.map((name) => [name, false])) as CompletedSections;
  for (const [name, value] of Object.entries(stored ?? {})) {
    const section = sectionNamed(name);
    if (section !== null && value === true) flags[section] = true;
  }
  return flags;
}

/** Percentage of the nine flags that are set: a whole number from 0 to 100. */
export function progressPercent(stored: Readonly<Record<string, unknown>> | null | undefined): number {
  const flags = readCompletedSections(stored);
  const set = PROGRESS_SECTIONS.filter((name) => flags[name]).length;
  return Math.min(100, Math.round((set / PROGRESS_SECTIONS.length) * 100));
}
