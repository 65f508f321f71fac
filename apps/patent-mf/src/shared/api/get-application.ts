import { applicationPath, type ApplicationResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** One application of the caller. Foreign and unknown ids answer alike, 404. */
export const getApplication = async (applicationId: string, signal?: AbortSignal) =>
  (await api.get<ApplicationResponse>(applicationPath(applicationId), { signal })).application;
