/** The thirteen steps of the wizard in their order (S2 section 2). The index is the step's number, 0 to 12. */
export const WIZARD_STEPS = [
  'Introduction',
  'Title',
  'CrossReference',
  'FederalResearch',
  'Inventors',
  'Abstract',
  'Field',
  'Background',
  'Summary',
  'Drawings',
  'DetailedDescription',
  'Claims',
  'Review',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The flags of `completedSections` by their stored names (S2 section 3). */
export const COMPLETED_FLAGS = [
  'Title',
  'Cross-Reference to Related Applications',
  'Federally Sponsored Research or Development',
  'Inventors',
  'Abstract',
  'Field',
  'Background',
  'Summary',
  'Drawings',
  'Detailed Description',
  'Claims',
] as const;
export type CompletedFlag = (typeof COMPLETED_FLAGS)[number];

/** Which sections their inventor has marked as complete. Answers hold every flag; in requests an absent one is false. */
export type CompletedSections = Record<CompletedFlag, boolean>;

/** Read as the long names they stand for, and written back as those (decision 16). */
export const FLAG_ALIASES = {
  CrossReference: 'Cross-Reference to Related Applications',
  FederalResearch: 'Federally Sponsored Research or Development',
} as const satisfies Record<string, CompletedFlag>;
export type FlagAlias = keyof typeof FLAG_ALIASES;

/** The nine flags of a card's progress: the entries of the Review step (decision 16). */
export const PROGRESS_FLAGS = [
  'Title',
  'Inventors',
  'Abstract',
  'Field',
  'Background',
  'Summary',
  'Drawings',
  'Detailed Description',
  'Claims',
] as const satisfies readonly CompletedFlag[];

/** The flag of each step that has one. */
export const FLAG_OF_STEP: Partial<Record<WizardStep, CompletedFlag>> = {
  Title: 'Title',
  CrossReference: 'Cross-Reference to Related Applications',
  FederalResearch: 'Federally Sponsored Research or Development',
  Inventors: 'Inventors',
  Abstract: 'Abstract',
  Field: 'Field',
  Background: 'Background',
  Summary: 'Summary',
  Drawings: 'Drawings',
  DetailedDescription: 'Detailed Description',
  Claims: 'Claims',
};

/** What a question of yes or no is stored as when it was answered with no; empty is unanswered, anything else is yes. */
export const ANSWERED_NO = 'None';
