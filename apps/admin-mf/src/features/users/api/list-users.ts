import { ADMIN_USERS_PATH, type AdminUsersQuery, type AdminUsersResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';
import { queryText } from './query-text.ts';

/** One page of the accounts. */
export const listUsers = (query: AdminUsersQuery, signal: AbortSignal) =>
  api.get<AdminUsersResponse>(`${ADMIN_USERS_PATH}${queryText(query)}`, { signal });
