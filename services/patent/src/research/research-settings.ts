import { LIMITS, PATENT_SOURCES, type PatentSourceName } from '@premise/contracts';
import type { Environment } from '@premise/service-platform';

/** Calls of one address in a span of time. */
export interface ResearchLimit {
  points: number;
  seconds: number;
}
export const RESEARCH_LIMITS = ['search', 'look', 'export', 'keyTest', 'heavy'] as const;
/** `look`: patents, citations and graphs; `heavy`: landscapes, patentability and prior art. */
export type ResearchLimitName = (typeof RESEARCH_LIMITS)[number];

export interface ResearchConfig {
  /** In the order they are tried; the public website only where it was switched on. */
  sources: PatentSourceName[];
  /** Base addresses of the live sources. */
  addresses: Record<Exclude<PatentSourceName, 'corpus'>, string>;
  /** The server's own patent-office key. */
  officeKey: string | null;
  /** Whether those addresses may lead to machines of private networks. */
  privateAddresses: boolean;
  /** Longest time of one question to a live source, its place in the queue included. */
  deadlineMs: number;
  /** How long answers are kept. */
  cacheMs: number;
  /** Between two calls of the public website. */
  websiteGapMs: number;
  limits: Record<ResearchLimitName, ResearchLimit>;
}

const DEFAULT_ORDER = 'office-odp,corpus';
const HTTP = ['http', 'https'] as const;
const HOUR = 3_600;
const MOST = 1_000_000;

function readOrder(environment: Environment): PatentSourceName[] {
  const website = environment.text('PATENT_WEBSITE', 'off');
  if (website !== 'on' && website !== 'off') {
    throw new Error('The environment variable PATENT_WEBSITE must be on or off.');
  }
  const written = environment.text('PATENT_SOURCES', DEFAULT_ORDER).split(',');
  const names = written.map((name) => name.trim()).filter((name) => name !== '');
  const known = names.filter((name): name is PatentSourceName => PATENT_SOURCES.some((source) => source === name));
  if (known.length !== names.length || known.length === 0 || new Set(known).size !== known.length) {
    throw new Error(
      `The environment variable PATENT_SOURCES must be a list of ${PATENT_SOURCES.join(', ')}, each at most once.`,
    );
  }
  if (website === 'off') return known.filter((name) => name !== 'public-website');
  if (known.includes('public-website')) return known;
  // Switched on without a place: after the office, before what lies here.
  const place = known.includes('corpus') ? known.indexOf('corpus') : known.length;
  return known.toSpliced(place, 0, 'public-website');
}

function readLimits(environment: Environment): ResearchConfig['limits'] {
  const perHour = (name: string, fallback: number): ResearchLimit => ({
    points: environment.whole(name, { min: 1, max: MOST }, fallback),
    seconds: HOUR,
  });
  return {
    search: perHour('LIMIT_SEARCHES_PER_ADDRESS', 1_200),
    look: perHour('LIMIT_PATENTS_PER_ADDRESS', 2_400),
    export: perHour('LIMIT_RESULT_EXPORTS_PER_ADDRESS', 120),
    keyTest: perHour('LIMIT_KEY_TESTS_PER_ADDRESS', 60),
    heavy: perHour('LIMIT_LANDSCAPES_PER_ADDRESS', 240),
  };
}

/** Reads the variables of the research screens; throws a sentence that names the first one that is wrong. */
export function readResearchConfig(environment: Environment): ResearchConfig {
  const privateAddresses = environment.text('PATENT_SOURCE_PRIVATE_ADDRESSES', 'refuse');
  if (privateAddresses !== 'allow' && privateAddresses !== 'refuse') {
    throw new Error('The environment variable PATENT_SOURCE_PRIVATE_ADDRESSES must be allow or refuse.');
  }
  return {
    sources: readOrder(environment),
    addresses: {
      'office-legacy': environment.url('PATENT_OFFICE_LEGACY_URL', HTTP, 'https://api.uspto.gov'),
      'office-odp': environment.url('PATENT_OFFICE_URL', HTTP, 'https://api.uspto.gov'),
      'public-website': environment.url('PATENT_WEBSITE_URL', HTTP, 'https://patents.google.com'),
    },
    officeKey: environment.optional('USPTO_API_KEY') ?? null,
    privateAddresses: privateAddresses === 'allow',
    deadlineMs: environment.whole('PATENT_SOURCE_SECONDS', { min: 1, max: 15 }, 12) * 1_000,
    cacheMs: LIMITS.researchCacheMs,
    websiteGapMs: environment.whole('PATENT_WEBSITE_GAP_SECONDS', { min: 4, max: 3_600 }, 4) * 1_000,
    limits: readLimits(environment),
  };
}
