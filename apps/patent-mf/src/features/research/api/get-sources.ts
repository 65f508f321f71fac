import { RESEARCH_SOURCES_PATH, type SourcesResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** The sources in the order they are tried, and how each stands. Asks none of them. */
export const getSources = (signal?: AbortSignal) => api.get<SourcesResponse>(RESEARCH_SOURCES_PATH, publicCall(signal));
