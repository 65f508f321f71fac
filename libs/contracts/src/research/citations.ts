import type { Answer } from '../api.ts';
import type { PatentDetail } from './patent.ts';
import { researchPatentPath } from './search.ts';
import type { Sourced } from './sources.ts';

/** One document that cites the analysed patent (forward) or is cited by it (backward). */
export interface Citation {
  id: string;
  displayNumber: string;
  title: string;
  inventors: string[];
  assignee: string | null;
  /** Publication date, ISO 8601 date; a month (`2009-05`) where the record has no day. */
  date: string | null;
  /** 0 to 1; 0.8 where nothing is known to compute it from (S2), and then `relevanceBasis` is null. */
  relevance: number;
  /** What the relevance was computed from; null where it is S2's default. */
  relevanceBasis: ConnectionBasis | null;
  /** Cited by the examiner rather than the applicant; null where unknown. */
  byExaminer: boolean | null;
  /** Whether a patent page can be opened for it. */
  known: boolean;
}

/** What connects two documents (decision 19: computed, never random). */
export interface ConnectionBasis {
  /** CPC symbols both bear. */
  sharedCpc: string[];
  /** Documents that both cite. */
  sharedCitations: number;
  /** 0 to 1: likeness of the texts; null where one has none. */
  text: number | null;
  /** All of it in one sentence. */
  sentence: string;
}

export type CitationLevel = 'High' | 'Medium' | 'Low';

/** S2 section 9. `total` below is forward plus backward. */
export interface CitationImpact {
  /** total. */
  citationCount: number;
  forwardCount: number;
  backwardCount: number;
  /** The greater of 1 and half the total, floored. An approximation by S2's formula. */
  hIndex: number;
  /** 0 to 1: the lesser of 1 and total/20. Shown as percent. */
  influenceScore: number;
  /** High above 10 forward, Medium above 5, else Low. */
  technologyImpact: CitationLevel;
  /** High above 5 forward, else Medium. */
  marketRelevance: Exclude<CitationLevel, 'Low'>;
  /** High above 8 in total, Medium above 3, else Low. */
  innovationLevel: CitationLevel;
  /** The text block of each, written from the counts. */
  texts: { technologyImpact: string; marketRelevance: string; innovationLevel: string };
}

/** What a formula only approximates, computed from the corpus and shown beside it, labelled (decision 20). */
export interface ComputedMetric {
  beside: 'hIndex' | 'influenceScore' | 'technologyImpact' | 'marketRelevance' | 'innovationLevel';
  /** Such as "h-index of Acme Corp., from 214 patents in the corpus". */
  label: string;
  value: number;
  /** How it is computed, in one sentence. */
  explanation: string;
}

export interface CitationCluster {
  /** Assignee. */
  name: string;
  /** How many of the citations, both directions, are its own. */
  patents: number;
  /** 1 (S2). */
  companies: number;
  /** High with more than 5 patents, else Medium. */
  influence: Exclude<CitationLevel, 'Low'>;
}

export interface KeyConnection {
  /** Assignees. */
  from: string;
  to: string;
  type: 'Technology Transfer' | 'Prior Art';
  /** 0 to 1: the mean relevance of the citations between the two. */
  strength: number;
  /** How many citations it rests on. */
  citations: number;
}

export interface CitationAnalysis {
  patent: PatentDetail;
  /** At most LIMITS.citationsListed each, latest first; the counts of `impact` are of all of them. */
  citations: { forward: Citation[]; backward: Citation[] };
  impact: CitationImpact;
  /** Empty where the source cannot compute any. */
  computed: ComputedMetric[];
  network: { clusters: CitationCluster[]; keyConnections: KeyConnection[] };
  /** The cut-off that was asked for; forward citations of later dates are left out. */
  before: string | null;
}

/**
 * GET without bearer: citations of a patent in both directions with S2's metrics. ?before=YYYY-MM-DD leaves out citing
 * documents published on or after that day. 404 PATENT_NOT_FOUND: "Patent not found. Please check the patent number and
 * try again." Else the failure's `error` is the message of "Citation analysis failed: {message}. …".
 */
export const citationsPath = (number: string): string => `${researchPatentPath(number)}/citations`;
export type CitationsResponse = Answer<CitationAnalysis & Sourced>;

export interface CitationGraphNode {
  id: string;
  displayNumber: string;
  title: string;
  assignee: string | null;
  date: string | null;
  /** 0: the analysed patent; 1, 2: cites it, directly or over one other; -1, -2: is cited by it. */
  generation: -2 | -1 | 0 | 1 | 2;
  /** CPC subclass, for colour; null where unknown. */
  cpc: string | null;
}
export interface CitationGraphEdge {
  /** The citing document. */
  from: string;
  /** The cited document. */
  to: string;
  /** 0 to 1, as `Citation.relevance`. */
  strength: number;
  /** Null where the strength is S2's default. */
  basis: ConnectionBasis | null;
}

/** GET without bearer: the network two generations deep, the strongest first. ?before as above; ?source. */
export const citationGraphPath = (number: string): string => `${researchPatentPath(number)}/citation-graph`;
export interface CitationGraph {
  /** At most LIMITS.citationGraphNodes; the analysed patent first. */
  nodes: CitationGraphNode[];
  /** Between nodes of the list only. */
  edges: CitationGraphEdge[];
  /** Documents that were left out to keep the graph readable. */
  leftOut: number;
}
export type CitationGraphResponse = Answer<CitationGraph & Sourced>;
