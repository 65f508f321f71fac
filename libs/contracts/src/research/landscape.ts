import type { Answer, ErrorCode } from '../api.ts';
import type { JobState } from '../analysis/jobs.ts';
import type { SearchRequest } from './search.ts';
import type { AnsweredBy } from './sources.ts';

/** S2's ten areas, in S2's order. */
export const TECHNOLOGY_AREAS = [
  'Artificial Intelligence',
  'Machine Learning',
  'Blockchain',
  'Internet of Things',
  'Cybersecurity',
  'Biotechnology',
  'Clean Energy',
  'Robotics',
  'Quantum Computing',
  'Augmented Reality',
] as const;
export type TechnologyArea = (typeof TECHNOLOGY_AREAS)[number];

/** What a landscape is of: one of the ten areas, a keyword query, or a CPC symbol such as "H02J" or "H02J 50/10". */
export type LandscapeArea =
  { kind: 'technology'; name: TechnologyArea } | { kind: 'query'; query: string } | { kind: 'cpc'; cpc: string };

/**
 * POST without bearer, limited by address: starts a landscape, 202; one that was made within LIMITS.researchCacheMs and
 * on the same corpus is answered by a job that is done. Where no source can aggregate: 409 CANNOT_AGGREGATE with S2's text, for the panel "Analysis
 * Unavailable".
 */
export const LANDSCAPE_PATH = '/api/patents/research/landscape';
export interface LandscapeRequest {
  area: LandscapeArea;
}
export type LandscapeStartResponse = Answer<{ jobId: string }>;

/** GET without bearer: one job, known by its unguessable id. Unknown or forgotten (after an hour): 404. DELETE: cancels it. */
export const landscapeJobPath = (jobId: string): string => `${LANDSCAPE_PATH}/jobs/${encodeURIComponent(jobId)}`;
export interface LandscapeJob {
  jobId: string;
  area: LandscapeArea;
  state: JobState;
  /** 0 to 100; 100 only when done. */
  progress: number;
  /** What is being done, in words for a person; null before it has begun and after it has ended. */
  step: string | null;
  /** Present when done. */
  result?: LandscapeResult;
  /** Present when failed. */
  failure?: { code: ErrorCode; error: string };
  /** ISO 8601, UTC. */
  createdAt: string;
  finishedAt: string | null;
}
export type LandscapeJobResponse = Answer<{ job: LandscapeJob }>;

/** GET without bearer: server-sent events of this job, `job` events with a LandscapeJob, until it has ended. Polling its path serves as well. */
export const landscapeEventsPath = (jobId: string): string => `${landscapeJobPath(jobId)}/events`;
export interface LandscapeStreamEvents {
  job: LandscapeJob;
}

/** GET without bearer: the result as a file. ?format=pdf|csv. 409 ANALYSIS_NOT_FINISHED before the job is done. */
export const landscapeExportPath = (jobId: string): string => `${landscapeJobPath(jobId)}/export`;
export type LandscapeExportFormat = 'pdf' | 'csv';

/** S2's shape. Every number is counted; null where there is too little to count from. */
export interface LandscapeResult {
  area: LandscapeArea;
  /** The area in words: "Robotics", or the query or symbol with its title. */
  label: string;
  overview: {
    /** Granted patents and published applications. */
    totalPatents: number;
    /**
     * Of what it is the number, in one sentence: an application and the patent granted on it are two documents. Missing in
     * landscapes that were kept before it was told.
     */
    totalBasis?: string;
    /** Granted and, by estimate, in force. */
    activePatents: number;
    pendingApplications: number;
    /** Percent: documents of the last full year against the year before; null with too few. */
    growthRate: number | null;
    /** How it was computed, in one sentence with its figures. */
    growthBasis: string;
    topInventors: { name: string; company: string; patents: number }[];
    /** Percent, as `growthRate`. */
    topCompanies: { name: string; patents: number; growth: number | null }[];
  };
  trends: {
    /** Earliest first, years without documents included; the current year is marked as unfinished by `partialYear`. */
    yearlyGrowth: { year: number; patents: number }[];
    /** `YYYY-MM`, the last 24 months the corpus covers, earliest first. */
    monthlyTrends: { month: string; applications: number; grants: number }[];
    /** The last year, when it is not over in the corpus; else null. */
    partialYear: number | null;
  };
  /** Each a sentence with its figures. */
  opportunities: { whiteSpace: string[]; emergingTrends: string[]; marketGaps: string[] };
  competitive: {
    patentClusters: { area: string; companies: number; patents: number; density: 'High' | 'Medium' | 'Low' }[];
    /** Strongest first. `strength`: 0 to 100. `focus`: the classes it files in most. */
    keyPlayers: { name: string; threat: 'High' | 'Medium' | 'Low'; strength: number; focus: string }[];
  };
  /**
   * The documents behind each figure, as a search: member path to request, such as `overview.totalPatents`,
   * `overview.topInventors.0`, `trends.yearlyGrowth.3`, `trends.monthlyTrends.7.grants`, `opportunities.whiteSpace.1`,
   * `competitive.keyPlayers.2`. Its `total` equals the figure where the figure is a count.
   */
  behind: Record<string, SearchRequest>;
  /** What these figures cannot tell, for a person. */
  caveats: string[];
  source: AnsweredBy;
  /** ISO 8601, UTC. */
  madeAt: string;
}
