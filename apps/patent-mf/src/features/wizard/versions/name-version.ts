import { versionsPath, type NameVersionRequest, type NameVersionResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Keeps the present state under a name. */
export const nameVersion = (applicationId: string, name: string) =>
  api.post<NameVersionResponse>(versionsPath(applicationId), { name } satisfies NameVersionRequest);
