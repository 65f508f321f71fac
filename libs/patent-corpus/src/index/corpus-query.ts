import type {
  LandscapeArea,
  PatentType,
  SearchFacets,
  SearchFilters,
  SearchMode,
  SearchNarrowing,
  SearchSort,
} from '@premise/contracts';

/** A search of the index with everything decided. */
export interface CorpusQuery {
  mode: SearchMode;
  query: string;
  filters: Required<SearchFilters>;
  /** ISO 8601 date; null for all. */
  publishedFrom: string | null;
  narrow: SearchNarrowing;
  within: LandscapeArea | null;
  sort: SearchSort;
  offset: number;
  limit: number;
}

/** A document as the index tells of it. Dates are ISO 8601 dates. */
export interface IndexedDocument {
  id: string;
  kind: string;
  type: PatentType;
  title: string;
  abstract: string;
  /** The first claim; empty where unknown. */
  claim: string;
  inventors: string[];
  assignees: string[];
  symbols: string[];
  stage: 'grant' | 'application';
  /** It is a patent, or a patent of its application is known. */
  granted: boolean;
  sample: boolean;
  publicationDate: string | null;
  filingDate: string | null;
  /** Estimated end of term. */
  expires: string | null;
  citedBy: number;
  claims: number;
  /** Empty where unknown. */
  applicationNumber: string;
}

export interface CorpusResult {
  /** `score`: 0 to 1, against the best hit; null where no words were searched. */
  hits: { document: IndexedDocument; score: number | null }[];
  total: number;
  totalIsExact: boolean;
  /** Hits that can be paged to. */
  reachable: number;
  /** Labels are null. Null where the hits were not counted. */
  facets: SearchFacets | null;
}
