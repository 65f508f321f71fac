import type { AuditPlace } from '@premise/contracts';

/** What the parts of a draft are called, in the order of the document. */
export const PLACE_LABELS: Readonly<Record<AuditPlace, string>> = {
  title: 'Title of Invention',
  crossReference: 'Cross-Reference',
  federalResearch: 'Federally Sponsored Research',
  inventors: 'Inventors',
  abstract: 'Abstract',
  field: 'Field of Invention',
  background: 'Background',
  summary: 'Summary',
  drawings: 'Brief Description of the Drawings',
  figures: 'Figures',
  images: 'Images of the drawings',
  detailedDescription: 'Detailed Description',
  claims: 'Claims',
  filing: 'Filing data',
};

export const PLACES = Object.keys(PLACE_LABELS) as AuditPlace[];
