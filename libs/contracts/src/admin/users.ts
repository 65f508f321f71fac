import type { Answer } from '../api.ts';
import type { User } from '../auth/user.ts';

/** The choices of the filter. `active` is everybody who is not blocked; `admins` holds super users as well. */
export const ADMIN_USER_FILTERS = ['all', 'active', 'blocked', 'unverified', 'admins'] as const;
export type AdminUserFilter = (typeof ADMIN_USER_FILTERS)[number];

/** What the list can be ordered by. */
export const ADMIN_USER_SORTS = ['name', 'email', 'created', 'lastLogin'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Which accounts, in which order. Without anything: all of them, the newest first. */
export interface AdminUsersSelection {
  /** Part of a name, address or id from three characters on; fewer are looked for at their beginning (decision 31). */
  search?: string;
  filter?: AdminUserFilter;
  sort?: AdminUserSort;
  order?: SortOrder;
}

/** At most one of `after`, `before` (both from an earlier answer) and `end` (the last page) is given. */
export interface AdminUsersQuery extends AdminUsersSelection {
  after?: string;
  before?: string;
  end?: 'true';
}

/** Accounts of the whole installation, whatever is searched for. */
export interface AdminUserCounts {
  total: number;
  active: number;
  blocked: number;
  unverified: number;
  /** Admins and super users. */
  admins: number;
}

export interface AdminUsersPage {
  users: User[];
  /** For `before` and `after`; null where there is nothing on that side. */
  previous: string | null;
  next: string | null;
  counts: AdminUserCounts;
  /** How many accounts fit; counted up to `LIMITS.adminMatchesMax`, one more stands for any number beyond. */
  matches: number;
}

/** GET with an admin's bearer, all parameters optional: one page of the accounts. */
export const ADMIN_USERS_PATH = '/api/admin/users';
export type AdminUsersResponse = Answer<AdminUsersPage>;

/** GET with an admin's bearer and a selection: the accounts as CSV (RFC 4180, UTF-8), safe to open in a spreadsheet. */
export const ADMIN_USERS_EXPORT_PATH = '/api/admin/users/export';

/** What can be done to several accounts at once. */
export const ADMIN_BATCH_ACTIONS = ['block', 'unblock', 'verify', 'delete'] as const;
export type AdminBatchAction = (typeof ADMIN_BATCH_ACTIONS)[number];

/** POST with an admin's bearer: the same for each account, one after the other; each stands or falls by itself. */
export const ADMIN_USERS_BATCH_PATH = '/api/admin/users/batch';
export interface AdminUsersBatchRequest {
  action: AdminBatchAction;
  /** At most `LIMITS.adminBatchMax`. */
  userIds: string[];
}
export type AdminUsersBatchResponse = Answer<{
  done: number;
  /** What was refused, and why. */
  failed: { userId: string; error: string }[];
}>;
