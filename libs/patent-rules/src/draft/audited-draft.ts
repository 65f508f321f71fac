import type { DraftTextName, DraftTexts, Figure, FilingData, Inventor, PatentImage } from '@premise/contracts';

/** The texts of a draft in the order of the wizard. Offsets into them are UTF-16 code units. */
export const TEXT_FIELDS = [
  'title',
  'crossReference',
  'federalResearch',
  'abstract',
  'field',
  'background',
  'summary',
  'drawings',
  'detailedDescription',
  'claims',
] as const satisfies readonly DraftTextName[];

export type AuditedInventor = Pick<Inventor, 'name' | 'address' | 'residence'>;
export type AuditedImage = Pick<PatentImage, 'id' | 'name' | 'width' | 'height' | 'dpi' | 'colour'>;

export interface AuditedFiling extends Partial<FilingData> {
  /** Sheets of specification and drawings together, as an export counted them. */
  sheetCount?: number;
}

/**
 * A draft as the rules see it; any draft of the contracts is one. Whatever is absent is not judged, so a pasted text
 * without a cover sheet is not blamed for having none; an empty text says that the part was asked for and left empty.
 */
export interface AuditedDraft extends Partial<DraftTexts> {
  inventors?: readonly AuditedInventor[];
  figures?: readonly Figure[];
  images?: readonly AuditedImage[];
  filing?: AuditedFiling;
  /** Headings of the whole document in their order, when it was read from a file. */
  headings?: readonly string[];
}
