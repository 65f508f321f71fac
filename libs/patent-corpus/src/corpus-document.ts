import type { PatentType } from '@premise/contracts';

/** A person named on a patent. */
export interface CorpusInventor {
  first: string;
  last: string;
  city: string;
  country: string;
}

/** A company, or a person as "First Last". */
export interface CorpusAssignee {
  name: string;
  country: string;
}

/** A class of the Cooperative Patent Classification, such as "H02J 50/10". */
export interface CorpusClass {
  symbol: string;
  /** The invention's own class; otherwise additional information. */
  inventive: boolean;
}

export interface CorpusClaim {
  number: number;
  text: string;
  /** Numbers of the claims it refers to; empty for an independent one. */
  dependsOn: number[];
}

/** Who named the document. Before about 2012 "cited by other" means: not by the examiner. */
export type CitationCategory = 'examiner' | 'applicant' | 'third party' | 'related' | 'other';

/** An earlier document that a patent names. */
export interface CorpusCitation {
  /** Normalised number with its country: "US8672134", "US20040045858", "EP1234567". */
  id: string;
  /** First name in the record, such as "Kawamura et al."; empty where there is none. */
  name: string;
  /** ISO 8601 date of its publication; a day the record leaves open is the first of the month. Null where unknown. */
  date: string | null;
  category: CitationCategory;
}

/** A patent or published application as the corpus keeps it. Dates are ISO 8601 dates. */
export interface CorpusDocument {
  /** Normalised number: "US8672134", "USD701016", "US20180000016". */
  id: string;
  /** Kind code such as "B2". */
  kind: string;
  stage: 'grant' | 'application';
  type: PatentType;
  title: string;
  abstract: string;
  claims: CorpusClaim[];
  /** The beginning of the description, at most DESCRIPTION_LIMIT characters. */
  description: string;
  applicationNumber: string;
  filingDate: string | null;
  /** Earliest date that is claimed; null where none is. */
  priorityDate: string | null;
  /** Of this document: grant date or publication date. */
  publicationDate: string | null;
  inventors: CorpusInventor[];
  assignees: CorpusAssignee[];
  classes: CorpusClass[];
  citations: CorpusCitation[];
  /** Literature other than patents, as it is written. */
  literature: string[];
  /** A fictitious patent. */
  sample: boolean;
}

export const DESCRIPTION_LIMIT = 20_000;

/** "Peter John Sprada". */
export const inventorName = ({ first, last }: Pick<CorpusInventor, 'first' | 'last'>): string =>
  `${first} ${last}`.trim();

export const SUBCLASS_LENGTH = 4;
/** "H02J" of "H02J 50/10". */
export const subclassOf = (symbol: string): string => symbol.slice(0, SUBCLASS_LENGTH);
