import type { AdminUsersQuery } from '@premise/contracts';
import { ApiError } from '@premise/web-platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUsers } from './api/list-users.ts';
import { USERS_KEY } from './user-list-cache.ts';

/** What the page says when there is no list: the server refused, or could not be asked (S1 section 8). */
export const listFailure = (error: Error): string =>
  error instanceof ApiError && error.status > 0 ? 'Failed to fetch users' : 'Error fetching users';

/** One page of the accounts; the page before stays until it is there. */
export const useUserList = (query: AdminUsersQuery) =>
  useQuery({
    queryKey: [...USERS_KEY, query],
    queryFn: ({ signal }) => listUsers(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
