import type { Answer } from '../api.ts';

/**
 * Where patent data comes from (decision 22). `office-legacy`: the office's three paths of S2; `office-odp`: its Open Data
 * Portal; `public-website`: the public patent website, off unless switched on; `corpus`: this deployment's own documents.
 */
export const PATENT_SOURCES = ['office-legacy', 'office-odp', 'public-website', 'corpus'] as const;
export type PatentSourceName = (typeof PATENT_SOURCES)[number];

/** `connected`: its last call was answered; `connecting`: not called yet, or a call is under way after a failure; `error`: its last call failed. */
export type SourceState = 'connected' | 'connecting' | 'error';

/** Why a source did not answer. */
export type SourceTrouble =
  | 'key-missing'
  | 'key-invalid'
  | 'rate-limited'
  | 'cooling-down'
  | 'unreachable'
  | 'too-slow'
  | 'failing'
  | 'unreadable'
  | 'unsupported'
  | 'empty';

/** One source as it stands, for the connection indicator. */
export interface SourceStatus {
  name: PatentSourceName;
  /** For a person: "USPTO", "USPTO Open Data Portal", "Google Patents", "Local corpus". */
  label: string;
  kind: 'office' | 'website' | 'corpus';
  state: SourceState;
  /** ISO 8601, UTC: since when it is in this state. */
  since: string;
  /** In words, why it is not connected; null when it is, or when nothing is known yet. */
  why: string | null;
  trouble: SourceTrouble | null;
  /** It answers only with a patent-office key: one sent with this request, or the server's own. */
  needsKey: boolean;
  /** True where it needs no key, or has one. */
  hasKey: boolean;
  /** Seconds until it may be asked again; null where it may be asked now. */
  retryInSeconds: number | null;
  /** What it can do; a screen offers nothing that no source can do. */
  can: {
    facets: boolean;
    citations: boolean;
    /** Landscape, patentability, prior art, and searches `within` an area. */
    aggregate: boolean;
  };
  /** Only for the corpus. */
  corpus?: CorpusStatus;
}

export interface CorpusStatus {
  documents: number;
  /** True when all it holds are fictitious sample patents; every screen that shows them must say so. */
  sample: boolean;
  /** Earliest and latest publication date, ISO 8601 date; null when empty. */
  from: string | null;
  to: string | null;
  /** ISO 8601, UTC; null when never. */
  loadedAt: string | null;
  /** A load or an index is under way; search stays up meanwhile. */
  loading: boolean;
}

/**
 * GET without bearer: the configured sources in the order they are tried. With the key header the office's state is told
 * for that key. Calls no source.
 */
export const RESEARCH_SOURCES_PATH = '/api/patents/research/sources';
export type SourcesResponse = Answer<{
  sources: SourceStatus[];
  /** The first source that would be asked now; null where none would be. */
  next: PatentSourceName | null;
  /** A patent-office key is in the server's environment (USPTO_API_KEY). */
  serverKey: boolean;
}>;

/** Who answered, told with every research answer. */
export interface AnsweredBy {
  name: PatentSourceName;
  label: string;
  /** True when the answer rests on fictitious sample patents. */
  sample: boolean;
  /** ISO 8601, UTC: when the source gave this answer; earlier than now where it came from the cache. */
  answeredAt: string;
  cached: boolean;
}

/** A source that was tried before the one that answered. */
export interface SourceAttempt {
  name: PatentSourceName;
  label: string;
  trouble: SourceTrouble;
  /** In words, such as "The API key is invalid or has expired." */
  why: string;
}

/** Members of every answer of the research calls that ask sources. */
export interface Sourced {
  source: AnsweredBy;
  /** True when a source before the one that answered was tried and could not (S2). */
  fallbackUsed: boolean;
  /** Text of the yellow "Data Source Notice" panel: S2's for the public website, decision 22's for the corpus; null without fallback. */
  notice: string | null;
  tried: SourceAttempt[];
}
