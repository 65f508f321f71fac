import type { User } from '@premise/contracts';
import { sessionStore, useSession } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOwnAccount } from './api/read-own-account.ts';

/** The signed-in person, as the browser has it at once and as the server has it a moment later. */
export function useOwnAccount(): User | null {
  const { user, token } = useSession();
  const { data } = useQuery({
    queryKey: ['own-account', user?.id],
    queryFn: ({ signal }) => readOwnAccount(signal),
    enabled: user !== null && token !== null,
    // an answer of an earlier visit must not take back what has been changed since
    gcTime: 0,
    staleTime: 0,
  });
  const fresh = data?.user;
  useEffect(() => {
    if (fresh) sessionStore.updateUser(fresh);
  }, [fresh]);
  return user;
}
