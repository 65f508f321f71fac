import { CreateAnalyses1763600000000 } from './1763600000000-create-analyses.ts';

/** In the order in which they run. */
export const MIGRATIONS = [CreateAnalyses1763600000000];
