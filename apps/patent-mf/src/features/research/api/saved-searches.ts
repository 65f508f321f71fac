import {
  SAVED_SEARCHES_PATH,
  savedSearchPath,
  type DeleteSavedSearchResponse,
  type SavedSearchesResponse,
  type SaveSearchRequest,
  type SaveSearchResponse,
} from '@premise/contracts';
import { api } from '@premise/web-platform';

export const getSavedSearches = async () => (await api.get<SavedSearchesResponse>(SAVED_SEARCHES_PATH)).searches;

/** Keeps a search under a name; what was kept under it before is replaced. */
export const saveSearch = async (request: SaveSearchRequest) =>
  (await api.post<SaveSearchResponse>(SAVED_SEARCHES_PATH, request)).search;

export const deleteSavedSearch = (id: string) => api.del<DeleteSavedSearchResponse>(savedSearchPath(id));
