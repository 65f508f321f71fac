import { RESEARCH_SEARCH_PATH, type SearchRequest, type SearchResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { publicCall } from '../shared/public-call.ts';

/** One page of a search. */
export const searchPatents = (request: SearchRequest, signal?: AbortSignal) =>
  api.post<SearchResponse>(RESEARCH_SEARCH_PATH, request, publicCall(signal));

/** S2's search by words. */
export const searchByKeywords = (
  keyword: string,
  options: Omit<SearchRequest, 'mode' | 'query'> = {},
  signal?: AbortSignal,
) => searchPatents({ ...options, mode: 'keyword', query: keyword }, signal);
