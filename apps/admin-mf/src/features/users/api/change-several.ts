import { ADMIN_USERS_BATCH_PATH, type AdminUsersBatchRequest, type AdminUsersBatchResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** The same for several accounts. */
export const changeSeveral = (request: AdminUsersBatchRequest) =>
  api.post<AdminUsersBatchResponse>(ADMIN_USERS_BATCH_PATH, request);
