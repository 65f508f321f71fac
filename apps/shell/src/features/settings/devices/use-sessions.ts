import { useQuery } from '@tanstack/react-query';
import { listSessions } from '../api/list-sessions.ts';

export const SESSIONS_KEY = ['own-sessions'] as const;

/** The devices the account is signed in on; looked up anew whenever the page is opened. */
export function useSessions() {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: ({ signal }) => listSessions(signal), staleTime: 0 });
}
