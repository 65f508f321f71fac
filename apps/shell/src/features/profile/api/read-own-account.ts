import { SESSION_PATH, type SessionResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** The account as the server has it now; what the browser keeps may be older. */
export const readOwnAccount = (signal: AbortSignal) => api.get<SessionResponse>(SESSION_PATH, { signal });
