import { CHANGE_EMAIL_PATH, type ChangeEmailRequest, type ChangeEmailResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

export const CHANGE_FAILED = 'Failed to change email';

/** Asks for another address of the own account; it stays pending until its mail has been answered. */
export const changeEmail = (request: ChangeEmailRequest) => api.post<ChangeEmailResponse>(CHANGE_EMAIL_PATH, request);
