import type { TextSpan } from '../analysis/results.ts';
import type { PatentSourceName } from './sources.ts';

/** A piece of text with the words to be highlighted: sorted spans that do not overlap. Plain text, never markup. */
export interface MarkedText {
  text: string;
  spans: TextSpan[];
}

export const PATENT_TYPES = ['utility', 'design', 'plant', 'reissue', 'other'] as const;
export type PatentType = (typeof PATENT_TYPES)[number];

/**
 * `granted`: a granted patent. `pending`: an application without a known outcome. `published`: a published application whose
 * outcome is known (granted since, or abandoned) or too old to be open.
 */
export const PATENT_STATUSES = ['granted', 'published', 'pending'] as const;
export type PatentStatus = (typeof PATENT_STATUSES)[number];

/** A patent as a list shows it (S2 section 3). Dates are ISO 8601 dates; what a source does not tell is null, or an empty list. */
export interface PatentSummary {
  /** Normalised number without kind code, such as US10123456, US20230012345, USD701016, USRE49000, USPP30000, USAPP14412875. */
  id: string;
  /** For a person, such as "US 10,123,456 B2". */
  displayNumber: string;
  title: string;
  /** Names, first name first. */
  inventors: string[];
  assignee: string | null;
  filingDate: string | null;
  /** Of this document: grant date of a patent, publication date of an application. */
  publicationDate: string | null;
  status: PatentStatus;
  /** More exactly than `status`, in words, such as "Patented Case" or "Expired (estimate)"; null where nothing more is known. */
  statusText: string | null;
  type: PatentType;
  /** Empty where the source has none (the Open Data Portal). */
  abstract: string;
  /** Number of claims. */
  claims: number | null;
  /** Number of later documents that cite it. */
  citations: number | null;
  /** 0 to 1, from the source's real ranking: in parts of its best hit; 1 for a number lookup; null where the source does not rank. */
  similarity: number | null;
  source: PatentSourceName;
  /** A fictitious patent of the sample corpus. */
  sample: boolean;
  /** Main CPC symbol first, such as "H02J 50/10". */
  cpc: string[];
  /** Highlights in `title`. */
  titleSpans: TextSpan[];
  /** The passage that matches best, with its highlights; null where there is none. */
  snippet: MarkedText | null;
}

export interface PatentClaim {
  number: number;
  text: string;
  /** Numbers of the claims it refers to; empty for an independent claim. */
  dependsOn: number[];
}

/** Everything known about one patent. */
export interface PatentDetail extends Omit<PatentSummary, 'titleSpans' | 'snippet' | 'similarity'> {
  /** S2: 1 for a number lookup. */
  similarity: 1;
  /** Kind code such as B2 or A1; null where unknown. */
  kind: string | null;
  applicationNumber: string | null;
  priorityDate: string | null;
  grantDate: string | null;
  /** The published application of a patent, or the patent of an application: normalised numbers. */
  relatedIds: string[];
  assignees: string[];
  cpcTitles: { symbol: string; title: string | null }[];
  claimTexts: PatentClaim[];
  /** Whether the source holds the description (it is not sent). */
  hasDescription: boolean;
  /** Estimated end of term, ISO 8601 date: 20 years from filing (15 from grant for designs); null where it cannot be told. Always an estimate. */
  estimatedExpiry: string | null;
  citationCounts: { forward: number | null; backward: number | null };
  /** Public pages about this document; opened by the reader, never by us. Empty for sample patents. */
  links: { label: string; url: string }[];
}
