import { ANALYSIS_CALLS } from './analysis.ts';
import { AUTH_CALLS } from './auth.ts';
import { DRAFTING_CALLS } from './drafting.ts';
import { RESEARCH_CALLS } from './research.ts';
import type { RouteCalls } from './route-call.ts';

export { makeBelongings } from './make-belongings.ts';
export type { Belongings, RouteCall, RouteCalls } from './route-call.ts';

/** How each route is called that people may call. */
export const ROUTE_CALLS: RouteCalls = { ...AUTH_CALLS, ...ANALYSIS_CALLS, ...DRAFTING_CALLS, ...RESEARCH_CALLS };
