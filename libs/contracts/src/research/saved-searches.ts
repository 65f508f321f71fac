import type { Answer } from '../api.ts';
import type { SearchRequest } from './search.ts';

/** A search that an account holder kept under a name. */
export interface SavedSearch {
  id: string;
  name: string;
  /** Without `page`. */
  request: SearchRequest;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/**
 * GET with bearer: the caller's saved searches, newest first. POST with bearer: keeps one, 201; a name that is taken
 * replaces what was kept under it, 200; beyond LIMITS.savedSearchesPerUser 409 SAVED_SEARCH_LIMIT_REACHED.
 */
export const SAVED_SEARCHES_PATH = '/api/patents/research/saved-searches';
export interface SaveSearchRequest {
  /** 1 to LIMITS.savedSearchNameMaxLength characters, trimmed. */
  name: string;
  request: SearchRequest;
}
export type SavedSearchesResponse = Answer<{ searches: SavedSearch[] }>;
export type SaveSearchResponse = Answer<{ search: SavedSearch }>;

/** DELETE with bearer: forgets one. Foreign and unknown ids answer alike, 404. */
export const savedSearchPath = (id: string): string => `${SAVED_SEARCHES_PATH}/${encodeURIComponent(id)}`;
export type DeleteSavedSearchResponse = Answer;
