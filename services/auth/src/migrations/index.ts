import { Accounts1790000000000 } from './1790000000000-accounts.ts';

/** In the order in which they run. */
export const MIGRATIONS = [Accounts1790000000000];

/** The running service may add to these and read them, and nothing else. */
export const APPEND_ONLY_TABLES = ['audit_log'];
