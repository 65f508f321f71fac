import type { SourceHits } from './patent-source.ts';

/** A page that a source does not give, however many hits there are. */
export const beyondWindow = (window: number): SourceHits => ({
  results: [],
  total: window,
  totalIsExact: false,
  reachable: window,
  facets: null,
  remarks: [],
});
