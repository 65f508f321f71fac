import { APPLICATIONS_PATH, type ApplicationsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** The caller's applications, the one changed last first. */
export const getApplications = async ({ signal }: { signal: AbortSignal }) =>
  (await api.get<ApplicationsResponse>(APPLICATIONS_PATH, { signal })).applications;
