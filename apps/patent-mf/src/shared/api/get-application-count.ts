import { APPLICATION_COUNT_PATH, type ApplicationCountResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** How many applications the caller holds, and how many are allowed. */
export const getApplicationCount = ({ signal }: { signal: AbortSignal }) =>
  api.get<ApplicationCountResponse>(APPLICATION_COUNT_PATH, { signal });
