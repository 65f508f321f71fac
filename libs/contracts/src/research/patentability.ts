import type { Answer } from '../api.ts';
import type { MarkedText } from './patent.ts';
import { researchPatentPath } from './search.ts';
import type { Sourced } from './sources.ts';

export const PATENTABILITY_ASPECTS = [
  'overall',
  'novelty',
  'nonObviousness',
  'utility',
  'writtenDescription',
  'enablement',
] as const;
export type PatentabilityAspect = (typeof PATENTABILITY_ASPECTS)[number];

/**
 * S2's words: novelty is High or Low, nonObviousness High or Medium, utility High; overall is High, Medium or Low;
 * writtenDescription and enablement are Adequate or Insufficient; Unknown where the source holds no text to judge by.
 */
export type PatentabilityRating = 'High' | 'Medium' | 'Low' | 'Adequate' | 'Insufficient' | 'Unknown';

/** One thing a rating rests on. */
export interface PatentabilityEvidence {
  /** In one sentence, with its figures. */
  text: string;
  /** The document it speaks of; null where it speaks of the patent itself. */
  patent: { id: string; displayNumber: string; title: string; date: string | null } | null;
  /** The words it points to; null where there are none to show. */
  passage: MarkedText | null;
}

export interface PatentabilityRow {
  aspect: PatentabilityAspect;
  /** "Overall", "Novelty", "Non-obviousness", "Utility", "Written description", "Enablement". */
  label: string;
  rating: PatentabilityRating;
  /** 0 to 1; null where Unknown. */
  score: number | null;
  /** Never empty. */
  evidence: PatentabilityEvidence[];
}

/** The same for the same patent and corpus each time (decision 19). */
export interface PatentabilityReport {
  patentId: string;
  /** 60 to 99 (S2's scale), out of 100; says nothing where the overall rating is Unknown. */
  overallScore: number;
  /** Six, in the order of PATENTABILITY_ASPECTS. */
  ratings: PatentabilityRow[];
  recommendations: string[];
  /** What such a score cannot know, in plain words. */
  caveat: string;
  /** Only documents published before this day were compared, ISO 8601 date; null where the patent has no date. */
  before: string | null;
  /** How many documents were compared with. */
  compared: number;
}

/** GET without bearer, limited by address. ?source as for the patent. Where no source can compare: 409 CANNOT_AGGREGATE. */
export const patentabilityPath = (number: string): string => `${researchPatentPath(number)}/patentability`;
export type PatentabilityResponse = Answer<{ report: PatentabilityReport } & Sourced>;
