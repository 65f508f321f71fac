import { CANCEL_EMAIL_CHANGE_PATH, type CancelEmailChangeResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

export const CANCEL_FAILED = 'Failed to cancel the change';

/** Calls the pending change of address off; the link in its mail is dead from then on. */
export const cancelEmailChange = () => api.post<CancelEmailChangeResponse>(CANCEL_EMAIL_CHANGE_PATH);
