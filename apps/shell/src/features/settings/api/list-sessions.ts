import { SESSIONS_PATH, type SessionsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Where the account is signed in. */
export const listSessions = (signal: AbortSignal) => api.get<SessionsResponse>(SESSIONS_PATH, { signal });
