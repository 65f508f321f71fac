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
/** More characters than any patent has. What is longer is no number, which an index of the database has room for, or is cut. */
export const NUMBER_LIMIT = 100;
export const APPLICATION_NUMBER_LIMIT = 20;
export const TITLE_LIMIT = 2_000;
export const ABSTRACT_LIMIT = 20_000;
const NAME_LIMIT = 500;
const KIND_LIMIT = 10;
/** More than any patent names. */
const PEOPLE_LIMIT = 500;

/** A document as it may be shown among others in a list: a record gone wrong must not be a burden to every search that finds it. */
export function withinBounds(document: CorpusDocument): CorpusDocument {
  const name = (text: string): string => text.slice(0, NAME_LIMIT);
  return {
    ...document,
    kind: document.kind.slice(0, KIND_LIMIT),
    title: document.title.slice(0, TITLE_LIMIT),
    abstract: document.abstract.slice(0, ABSTRACT_LIMIT),
    applicationNumber: document.applicationNumber.length > APPLICATION_NUMBER_LIMIT ? '' : document.applicationNumber,
    inventors: document.inventors.slice(0, PEOPLE_LIMIT).map(({ first, last, city, country }) => ({
      first: name(first),
      last: name(last),
      city: name(city),
      country: name(country),
    })),
    assignees: document.assignees
      .slice(0, PEOPLE_LIMIT)
      .map((assignee) => ({ name: name(assignee.name), country: name(assignee.country) })),
    citations: document.citations
      .filter(({ id }) => id.length <= NUMBER_LIMIT)
      .map((citation) => ({ ...citation, name: name(citation.name) })),
  };
}

/** "Peter John Sprada". */
export const inventorName = ({ first, last }: Pick<CorpusInventor, 'first' | 'last'>): string =>
  `${first} ${last}`.trim();

export const SUBCLASS_LENGTH = 4;
/** "H02J" of "H02J 50/10". */
export const subclassOf = (symbol: string): string => symbol.slice(0, SUBCLASS_LENGTH);
