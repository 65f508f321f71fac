import { versionsPath, type VersionsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Earlier states of an application, the newest first. */
export const getVersions = (applicationId: string, signal?: AbortSignal) =>
  api.get<VersionsResponse>(versionsPath(applicationId), { signal });
