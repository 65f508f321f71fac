import type {
  Citation,
  CitationGraph,
  ComputedMetric,
  CorpusStatus,
  LandscapeArea,
  PatentDetail,
  PatentSourceName,
  PatentSummary,
  SearchFacets,
  SearchFilters,
  SearchMode,
  SearchNarrowing,
  SearchRemark,
  SearchSort,
  SourceStatus,
} from '@premise/contracts';
import type { PatentNumber } from '@premise/patent-numbers';
import { SourceFailure } from './source-failure.ts';

/** A search with everything that was left open decided. Plain data: it goes through a queue. */
export interface SourceQuery {
  mode: SearchMode;
  /** Trimmed; blank only where `within` or `narrow.ids` says what to list. */
  query: string;
  /** In number mode what `query` was read as; else null. */
  number: PatentNumber | null;
  filters: Required<SearchFilters>;
  /** What `filters.dateRange` comes to: published on or after this ISO 8601 date; null for all. */
  publishedFrom: string | null;
  narrow: SearchNarrowing;
  within: LandscapeArea | null;
  sort: SearchSort;
  /** Of the first hit wanted, from 0. */
  offset: number;
  limit: number;
}

export interface SourceHits {
  results: PatentSummary[];
  total: number;
  totalIsExact: boolean;
  reachable: number;
  facets: SearchFacets | null;
  /** Of every wish that was not met by the source itself. */
  remarks: SearchRemark[];
}

export interface SourceCitations {
  patent: PatentDetail;
  /** All that the source tells, latest first. */
  forward: Citation[];
  backward: Citation[];
  /** How many there are, where the source tells fewer. */
  forwardTotal: number;
  backwardTotal: number;
  computed: ComputedMetric[];
}

/** What goes along with each call of a source. */
export interface SourceCall {
  /** Of the office; null where there is none or the source needs none. */
  key: string | null;
  /** Aborted at the deadline, or when nobody waits any more. */
  signal: AbortSignal;
  /**
   * False: who asks can do without total and facets. Not part of the question, whose answer is kept by what it says, and not told
   * to live sources: they count with the page or not at all.
   */
  counts?: boolean;
}

/** What can be asked of a source: the question and its answer. Both are plain data. */
export interface SourceQuestions {
  search: { asked: SourceQuery; answer: SourceHits };
  /** Null: the source does not know this number. */
  patent: { asked: { number: PatentNumber }; answer: PatentDetail | null };
  /** `before`: ISO 8601 date; citing documents of that day or later are left out. Null: unknown number. */
  citations: { asked: { number: PatentNumber; before: string | null }; answer: SourceCitations | null };
  citationGraph: { asked: { number: PatentNumber; before: string | null }; answer: CitationGraph | null };
}
export type SourceQuestion = keyof SourceQuestions;
export type Asked<Question extends SourceQuestion> = SourceQuestions[Question]['asked'];
export type AnswerTo<Question extends SourceQuestion> = SourceQuestions[Question]['answer'];

/**
 * A place that patents are looked up in. Throws SourceFailure when it cannot answer; "nothing found" is an answer. A wish that it
 * cannot meet (a filter, a sort) is told in `remarks`, or refused with `unsupported`; it is never dropped in silence.
 */
export abstract class PatentSource {
  abstract readonly name: PatentSourceName;
  abstract readonly label: string;
  abstract readonly kind: SourceStatus['kind'];
  abstract readonly can: SourceStatus['can'];
  /** Asked over a network, in turn: calls go through its queue to a worker. Others are asked where the request arrived. */
  abstract readonly live: boolean;
  /** Answers only with a patent-office key. */
  readonly needsKey: boolean = false;

  abstract search(query: SourceQuery, call: SourceCall): Promise<SourceHits>;
  abstract patent(asked: Asked<'patent'>, call: SourceCall): Promise<PatentDetail | null>;
  abstract citations(asked: Asked<'citations'>, call: SourceCall): Promise<SourceCitations | null>;
  /** Two generations; the default refuses, and the graph is then made of one generation of citations. */
  citationGraph(_asked: Asked<'citationGraph'>, _call: SourceCall): Promise<CitationGraph | null> {
    return Promise.reject(new SourceFailure('unsupported', 'It does not tell of citations of citations.'));
  }
  /** Whether all it holds are fictitious sample patents. Asked with every answer. */
  sample(): Promise<boolean> {
    return Promise.resolve(false);
  }
  /** What it holds, where that can be told without asking anybody else. */
  status(): Promise<CorpusStatus | null> {
    return Promise.resolve(null);
  }
}
