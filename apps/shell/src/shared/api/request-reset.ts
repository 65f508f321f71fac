import { REQUEST_RESET_PATH, type RequestResetRequest, type RequestResetResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Asks for a mail with a reset link: with the security answer, or by the address alone (decision 6). */
export const requestReset = (request: RequestResetRequest) =>
  api.post<RequestResetResponse>(REQUEST_RESET_PATH, request, { auth: false });
