import { PENDING_EMAIL_CHANGE_PATH, type PendingEmailChangeResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** The address that waits for its confirmation, if there is one. */
export const readPendingEmail = async (signal: AbortSignal) =>
  (await api.get<PendingEmailChangeResponse>(PENDING_EMAIL_CHANGE_PATH, { signal })).pending;
