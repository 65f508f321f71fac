import { ADMIN_USERS_EXPORT_PATH, type AdminUsersSelection } from '@premise/contracts';
import { download } from '@premise/web-platform';
import { queryText } from './query-text.ts';

/** A million accounts take their time. */
const TIMEOUT_MS = 600_000;

/** The accounts of a selection as a CSV file. */
export const exportUsers = (selection: AdminUsersSelection): Promise<Blob> =>
  download(`${ADMIN_USERS_EXPORT_PATH}${queryText(selection)}`, { timeoutMs: TIMEOUT_MS });
