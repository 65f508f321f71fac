import { DELETE_ACCOUNT_PATH, type DeleteAccountRequest, type DeleteAccountResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

export const DELETION_FAILED = 'Failed to delete account';

/** Erases the own account in every service, for good. */
export const deleteAccount = (email: string) =>
  api.del<DeleteAccountResponse>(DELETE_ACCOUNT_PATH, { email } satisfies DeleteAccountRequest);
