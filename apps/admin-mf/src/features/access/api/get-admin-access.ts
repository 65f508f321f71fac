import { ADMIN_ACCESS_PATH, type AdminAccessResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

export type AdminRole = Extract<AdminAccessResponse, { success: true }>['role'];

/** Asks the server for the caller's role; rejects with 403 for everyone else. */
export const getAdminAccess = ({ signal }: { signal: AbortSignal }) =>
  api.get<AdminAccessResponse>(ADMIN_ACCESS_PATH, { signal });
