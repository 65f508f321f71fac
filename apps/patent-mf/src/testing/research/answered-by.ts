import type { AnsweredBy, Sourced, SourceStatus } from '@premise/contracts';

export const GOOGLE_NOTICE = 'USPTO API is currently unavailable. Using Google Patents data instead. Results may vary.';

export const CORPUS: AnsweredBy = {
  name: 'corpus',
  label: 'Local corpus',
  sample: true,
  answeredAt: '2026-11-22T06:00:00.000Z',
  cached: false,
};
export const sourced = (changes: Partial<Sourced> = {}): Sourced => ({
  source: CORPUS,
  fallbackUsed: false,
  notice: null,
  tried: [],
  ...changes,
});
export const byWebsite = (): Sourced =>
  sourced({
    source: { ...CORPUS, name: 'public-website', label: 'Google Patents', sample: false },
    fallbackUsed: true,
    notice: GOOGLE_NOTICE,
    tried: [{ name: 'office-odp', label: 'USPTO', trouble: 'unreachable', why: 'It could not be reached.' }],
  });

export const sourceStatus = (changes: Partial<SourceStatus> = {}): SourceStatus => ({
  name: 'corpus',
  label: 'Local corpus',
  kind: 'corpus',
  state: 'connected',
  since: '2026-11-22T06:00:00.000Z',
  why: null,
  trouble: null,
  needsKey: false,
  hasKey: true,
  retryInSeconds: null,
  can: { facets: true, citations: true, aggregate: true },
  corpus: { documents: 2_000, sample: true, from: '2001-01-02', to: '2026-10-06', loadedAt: null, loading: false },
  ...changes,
});
