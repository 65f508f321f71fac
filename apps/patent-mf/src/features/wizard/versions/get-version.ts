import { versionPath, type VersionResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** One earlier state whole. */
export const getVersion = (applicationId: string, version: number, signal?: AbortSignal) =>
  api.get<VersionResponse>(versionPath(applicationId, version), { signal });
