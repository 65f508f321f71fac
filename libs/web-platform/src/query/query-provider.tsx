import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../http/api-error.ts';
import { sessionStore } from '../session/session-store.ts';

const worthRepeating = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);

/** The one query client of the page; every remote uses it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // answers of this origin do not depend on what the browser thinks of the network
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && worthRepeating(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Gives the page its query client, and empties it when another person (or nobody) is signed in. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    let person = sessionStore.state().user?.id;
    return sessionStore.subscribe(() => {
      const next = sessionStore.state().user?.id;
      if (person !== undefined && next !== person) queryClient.clear();
      person = next;
    });
  }, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
