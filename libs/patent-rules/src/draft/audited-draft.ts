/** The parts of a draft a finding can point at. */
export type DraftField =
  | 'title'
  | 'crossReference'
  | 'federalResearch'
  | 'inventors'
  | 'abstract'
  | 'field'
  | 'background'
  | 'summary'
  | 'drawings'
  | 'detailedDescription'
  | 'claims'
  | 'figures'
  | 'filing';

/** The parts that are running text; only these carry spans and mends. Offsets are UTF-16 code units. */
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
] as const satisfies readonly DraftField[];
export type TextField = (typeof TEXT_FIELDS)[number];

export interface DraftInventor {
  name: string;
  address: string;
  citizenship?: string;
  residence?: string;
}

/** A reference sign of a figure and the part it stands for, as the inventor tagged it. */
export interface ReferenceNumeral {
  numeral: string;
  name: string;
}

/** One drawing of the draft, in the order of the sheets. */
export interface DraftFigure {
  /** What the drawing is called: "FIG. 3A", "Figure 2", "2". Without a readable number its place counts. */
  name?: string;
  description?: string;
  referenceNumerals?: readonly ReferenceNumeral[];
  /** Size of the picture in pixels; absent means it could not be measured. */
  width?: number;
  height?: number;
  /** False when the file is known to hold grey or colour. */
  blackAndWhite?: boolean;
}

export type EntityStatus = 'regular' | 'small' | 'micro';

/** What the micro entity form asks (37 CFR 1.29(a)); an absent answer is not judged. */
export interface MicroEntityAnswers {
  /** Every applicant, inventor and owner qualifies as a small entity (37 CFR 1.27). */
  smallEntity?: boolean;
  /** No inventor or applicant is named on more than four earlier nonprovisional applications. */
  atMostFourApplications?: boolean;
  /** Nobody's gross income of last year was above the published limit. */
  incomeBelowLimit?: boolean;
  /** No right is owed to an entity above that income limit. */
  noObligationAboveLimit?: boolean;
}

/** What goes on the cover sheet (37 CFR 1.51(c)(1), form PTO/SB/16). */
export interface FilingData {
  correspondenceAddress?: string;
  customerNumber?: string;
  entityStatus?: EntityStatus | '';
  microEntity?: MicroEntityAnswers;
  /** Sheets of specification and drawings together, as the exporter counted them. */
  sheetCount?: number;
  /** Day of the first public disclosure, sale or offer, YYYY-MM-DD; '' means there was none. */
  disclosureDate?: string;
  /** Day of filing, YYYY-MM-DD, as far as it is planned or known. */
  filingDate?: string;
}

/**
 * A draft as the rules see it. Whatever is absent is not judged, so a pasted text without a cover sheet is not blamed
 * for having none; an empty string says that the part was asked for and left empty.
 */
export interface AuditedDraft {
  title?: string;
  crossReference?: string;
  federalResearch?: string;
  inventors?: readonly DraftInventor[];
  abstract?: string;
  field?: string;
  background?: string;
  summary?: string;
  /** Brief description of the drawings. */
  drawings?: string;
  detailedDescription?: string;
  claims?: string;
  figures?: readonly DraftFigure[];
  filing?: FilingData;
  /** Headings of the whole document in their order, when it was read from a file. */
  headings?: readonly string[];
}
