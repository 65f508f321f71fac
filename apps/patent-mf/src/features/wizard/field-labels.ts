import type { MergedField } from './session/merge-drafts.ts';

/** What the parts of a draft are called where they are compared. */
export const FIELD_LABELS: Record<MergedField, string> = {
  title: 'Title of Invention',
  crossReference: 'Cross-Reference to Related Applications',
  federalResearch: 'Federally Sponsored Research or Development',
  inventors: 'Inventors',
  abstract: 'Abstract',
  field: 'Field of Invention',
  background: 'Background',
  summary: 'Summary',
  drawings: 'Description of the drawings',
  images: 'Images',
  figures: 'Figures',
  detailedDescription: 'Detailed Description',
  claims: 'Claims',
  filing: 'Filing data',
};

export const fieldNames = (fields: readonly MergedField[]): string =>
  fields.map((field) => FIELD_LABELS[field]).join(', ');
