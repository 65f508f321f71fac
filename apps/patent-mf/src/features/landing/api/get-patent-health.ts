import { PATENT_HEALTH_PATH, type OwnHealthResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** How the patent service says it is. Open to visitors. */
export const getPatentHealth = ({ signal }: { signal: AbortSignal }) =>
  api.get<OwnHealthResponse>(PATENT_HEALTH_PATH, { auth: false, signal });
