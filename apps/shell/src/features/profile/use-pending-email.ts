import { EMAIL_CHANGE_LIFETIME_HOURS, type PendingEmailChange, type User } from '@premise/contracts';
import { useSession } from '@premise/web-platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readPendingEmail } from './api/read-pending-email.ts';

/** The address that waits for its confirmation, as the server has it; looked up anew whenever the page is opened. */
export function usePendingEmail({ id, email }: Pick<User, 'id' | 'email'>) {
  const { token } = useSession();
  const queries = useQueryClient();
  // with another address it is another question
  const queryKey = ['pending-email', id, email];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPendingEmail(signal),
    enabled: token !== null,
    gcTime: 0,
    staleTime: 0,
  });

  const set = async (pending: PendingEmailChange | null) => {
    // an answer that is under way knows less than the one that has just come
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, pending);
  };
  return {
    pending: data ?? null,
    noteAsked: (newEmail: string) =>
      void set({ newEmail, expiresAt: new Date(Date.now() + EMAIL_CHANGE_LIFETIME_HOURS * 3_600_000).toISOString() }),
    noteCancelled: () => void set(null),
  };
}
