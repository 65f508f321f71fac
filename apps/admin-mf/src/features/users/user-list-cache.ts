import type { AdminUsersPage, User } from '@premise/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

export const USERS_KEY = ['admin-users'] as const;
/** What a page was before it was changed, to be put back. */
export type Before = [QueryKey, AdminUsersPage | undefined][];

/** Shows a block, or its end, on every page that is held, with the numbers above; answers what was shown before. */
export function showBlocked(client: QueryClient, user: User, blocked: boolean): Before {
  const before = client.getQueriesData<AdminUsersPage>({ queryKey: USERS_KEY });
  const by = blocked === user.blocked ? 0 : blocked ? 1 : -1;
  client.setQueriesData<AdminUsersPage>({ queryKey: USERS_KEY }, (page) =>
    page === undefined
      ? page
      : {
          ...page,
          users: page.users.map((each) => (each.id === user.id ? { ...each, blocked } : each)),
          counts: { ...page.counts, blocked: page.counts.blocked + by, active: page.counts.active - by },
        },
  );
  return before;
}

/** Shows an account as the server has just told it. */
export function showUser(client: QueryClient, user: User): void {
  client.setQueriesData<AdminUsersPage>({ queryKey: USERS_KEY }, (page) =>
    page === undefined ? page : { ...page, users: page.users.map((each) => (each.id === user.id ? user : each)) },
  );
}

export function putBack(client: QueryClient, before: Before): void {
  for (const [key, page] of before) client.setQueryData(key, page);
}
