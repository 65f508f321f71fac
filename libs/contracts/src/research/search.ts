import type { Answer } from '../api.ts';
import type { LandscapeArea } from './landscape.ts';
import type { PatentDetail, PatentStatus, PatentSummary, PatentType } from './patent.ts';
import type { PatentSourceName, Sourced } from './sources.ts';

export const SEARCH_MODES = ['keyword', 'inventor', 'number', 'assignee'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** S2's filters. The date filters reach back from today over the publication date. */
export const DATE_RANGES = ['all', '1year', '5years', '10years'] as const;
export type DateRange = (typeof DATE_RANGES)[number];
export const PATENT_TYPE_FILTERS = ['all', 'utility', 'design', 'plant'] as const;
export type PatentTypeFilter = (typeof PATENT_TYPE_FILTERS)[number];
/** `published`: every published application, pending ones included; `pending`: applications without a known outcome. */
export const STATUS_FILTERS = ['all', 'published', 'granted', 'pending'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
/** Absent members: all. */
export interface SearchFilters {
  dateRange?: DateRange;
  patentType?: PatentTypeFilter;
  status?: StatusFilter;
}

/**
 * Narrows a result, as the facets and the figures of a landscape do. Values of one member are alternatives, except `cpc`,
 * where a document must bear every symbol (each counts with all that lies below it); the members are joined by AND. Names
 * are compared without case.
 */
export interface SearchNarrowing {
  /** Of publication. */
  years?: number[];
  /** Of publication, `YYYY-MM`. */
  months?: string[];
  /** Of filing. */
  filingYears?: number[];
  filingMonths?: string[];
  assignees?: string[];
  inventors?: string[];
  cpc?: string[];
  types?: PatentType[];
  statuses?: PatentStatus[];
  /** Granted and, by estimate, still in force. */
  active?: boolean;
  /** Only these documents (normalised numbers). */
  ids?: string[];
}

export const SEARCH_SORTS = ['relevance', 'newest', 'oldest', 'most-cited'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** POST without bearer: a search. A POST, so that what an inventor looks for stands in no address and no access log. */
export const RESEARCH_SEARCH_PATH = '/api/patents/research/search';
export interface SearchRequest {
  /** Absent: keyword. */
  mode?: SearchMode;
  /**
   * Words, all of which must occur; "a phrase" in double quotes; a person, a company, or a number in any usual writing.
   * Blank: 400 QUERY_EMPTY, unless `within` or `narrow.ids` says what to list.
   */
  query: string;
  filters?: SearchFilters;
  narrow?: SearchNarrowing;
  /** Only documents of a landscape's area. Needs a source that can aggregate. */
  within?: LandscapeArea;
  /** Absent: relevance. */
  sort?: SearchSort;
  /** From 1, each of LIMITS.searchPageSize. Beyond `reachable`: 400 PAGE_OUT_OF_REACH. */
  page?: number;
  /** Ask this source alone; absent: in configured order. */
  source?: PatentSourceName;
  /**
   * Absent: true. False: the page is wanted before total and facets are known. A source that counts apart from finding then leaves
   * `facets` null, and `total` and `reachable` are what it knows of, unless it found few or had to count in order to sort.
   */
  counts?: boolean;
}

export interface FacetValue<Value extends string | number = string> {
  value: Value;
  /** For a person, where the value is not: the title of a CPC subclass. */
  label: string | null;
  count: number;
}
/** Counts over all hits, most frequent first (years: latest first), at most LIMITS.facetValues each. */
export interface SearchFacets {
  years: FacetValue<number>[];
  assignees: FacetValue[];
  /** Subclasses such as "H02J". */
  cpc: FacetValue[];
  types: FacetValue<PatentType>[];
}

/** What became of a wish that the source could not meet by itself. No filter is ever dropped in silence. */
export interface SearchRemark {
  about: 'dateRange' | 'patentType' | 'status' | 'narrow' | 'sort' | 'query';
  /** `applied-here`: we filtered or sorted what the source sent, so the total is not exact; `not-applied`: the result does not respect it. */
  how: 'applied-here' | 'not-applied';
  /** For a person. */
  text: string;
}

export interface SearchResult extends Sourced {
  results: PatentSummary[];
  /** All hits; with `totalIsExact` false, at least so many. */
  total: number;
  totalIsExact: boolean;
  /** How many of the hits can be paged to. */
  reachable: number;
  page: number;
  pageSize: number;
  /** Null where the source cannot count, or was asked not to. */
  facets: SearchFacets | null;
  remarks: SearchRemark[];
  /** How the query was understood: the normalised number in number mode, else the trimmed query. */
  understood: string;
}
/**
 * No hits: success with an empty list ("No patents found matching your search criteria."). No source could answer:
 * SOURCES_UNAVAILABLE with the reason, for "Search failed: {reason}. …", and `tried`.
 */
export type SearchResponse = Answer<SearchResult>;

/** GET without bearer: one patent by its number in any usual writing. ?source asks one source alone. Unknown: 404 PATENT_NOT_FOUND; not a number: 400 PATENT_NUMBER_UNREADABLE. */
export const researchPatentPath = (number: string): string =>
  `/api/patents/research/patents/${encodeURIComponent(number)}`;
export interface PatentAnswer extends Sourced {
  patent: PatentDetail;
}
export type PatentResponse = Answer<PatentAnswer>;
