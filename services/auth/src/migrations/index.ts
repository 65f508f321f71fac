import { Accounts1790000000000 } from './1790000000000-accounts.ts';
import { Recovery1790100000000 } from './1790100000000-recovery.ts';
import { AccountChanges1790200000000 } from './1790200000000-account-changes.ts';
import { Mails1790300000000 } from './1790300000000-mails.ts';
import { SessionDetails1790400000000 } from './1790400000000-session-details.ts';
import { Administration1790600000000 } from './1790600000000-administration.ts';
import { PendingRegistrations1790700000000 } from './1790700000000-pending-registrations.ts';

/** In the order in which they run. */
export const MIGRATIONS = [
  Accounts1790000000000,
  Recovery1790100000000,
  AccountChanges1790200000000,
  Mails1790300000000,
  SessionDetails1790400000000,
  Administration1790600000000,
  PendingRegistrations1790700000000,
];

/** The running service may add to these and read them, and nothing else. */
export const APPEND_ONLY_TABLES = ['audit_log'];
