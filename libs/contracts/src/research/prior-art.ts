import type { Answer } from '../api.ts';
import type { MarkedText, PatentSummary } from './patent.ts';
import type { Sourced } from './sources.ts';

/**
 * POST without bearer, limited by address: documents closest to a text, dated before it, with the passages that meet each element
 * of it. The text is neither kept nor logged.
 */
export const PRIOR_ART_PATH = '/api/patents/research/prior-art';
export interface PriorArtRequest {
  /** `claim`: one claim, taken apart into its elements; `draft`: a longer description, whose key sentences become the elements. */
  kind: 'claim' | 'draft';
  /** Up to LIMITS.priorArtTextMaxLength. */
  text: string;
  /** ISO 8601 date: only documents published before it; absent: today. */
  before?: string;
}

/** POST with bearer: the same for a stored application of the caller's; its claims, where it has some, else its description. */
export const DRAFT_PRIOR_ART_PATH = '/api/patents/research/prior-art/application';
export interface DraftPriorArtRequest {
  applicationId: string;
  /** As above. */
  before?: string;
}

/** A part of the claim or draft that is looked for by itself. */
export interface PriorArtElement {
  /** "1", "2" …, or "claim 1 (a)". */
  label: string;
  text: string;
}

export interface PriorArtMatch {
  /** Index into `elements`. */
  element: number;
  /** 0 to 1: how much of the element the passage says; matches below 0.2 are left out. */
  score: number;
  /** Where the passage stands, such as "Abstract" or "Claim 4". */
  place: string;
  passage: MarkedText;
}

export interface PriorArtHit {
  patent: PatentSummary;
  /** 0 to 1: mean over all elements of their best passage. */
  coverage: number;
  /** The best passage of each element that has one, by element. */
  matches: PriorArtMatch[];
}

export interface PriorArtResult extends Sourced {
  elements: PriorArtElement[];
  /** Best first, at most LIMITS.priorArtHits. */
  hits: PriorArtHit[];
  before: string;
  /** The rarest words of the text, which the search went by. */
  terms: string[];
  /** What such a search cannot find, for a person. */
  caveat: string;
}
export type PriorArtResponse = Answer<PriorArtResult>;
