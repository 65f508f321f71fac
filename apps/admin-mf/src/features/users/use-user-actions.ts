import type { AdminBatchAction, User } from '@premise/contracts';
import { showToast } from '@premise/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { numberOf } from '../../shared/moments.ts';
import { deleteUser, toggleAdmin, toggleStatus, verifyUser } from './api/change-user.ts';
import { changeSeveral } from './api/change-several.ts';
import { putBack, showBlocked, showUser, USERS_KEY } from './user-list-cache.ts';

/** What the page tells of the last action. */
export type Outcome = { done: string } | { failure: Failure; refused?: { who: string; why: string }[] };

const BATCH_WORDS: Record<AdminBatchAction, string> = {
  block: 'blocked',
  unblock: 'unblocked',
  verify: 'verified',
  delete: 'deleted',
};
const usersInWords = (count: number): string => (count === 1 ? '1 user' : `${numberOf(count)} users`);

const OPPOSITE: Partial<Record<AdminBatchAction, 'block' | 'unblock'>> = { block: 'unblock', unblock: 'block' };

/**
 * Everything that is done to accounts from the table. A block shows before the server answers, goes again if it fails, and can be undone
 * for ten seconds.
 */
export function useUserActions() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const refetch = () => client.invalidateQueries({ queryKey: USERS_KEY });
  const fail = (error: unknown, title: string) => setOutcome({ failure: failureOf(error, title) });

  const block = useMutation({
    mutationFn: ({ user, blocked }: { user: User; blocked: boolean }) => toggleStatus({ userId: user.id, blocked }),
    onMutate: async ({ user, blocked }) => {
      setOutcome(null);
      await client.cancelQueries({ queryKey: USERS_KEY });
      return showBlocked(client, user, blocked);
    },
    onError: (error, _change, before) => {
      if (before) putBack(client, before);
      fail(error, 'Failed to update user status');
    },
    onSuccess: ({ user }, { blocked }) => {
      showToast({
        message: `${user.name} is ${blocked ? 'blocked' : 'active again'}.`,
        onUndo: () => undoBlock(user, !blocked),
      });
    },
    onSettled: refetch,
  });
  function undoBlock(user: User, blocked: boolean): void {
    block.mutate({ user, blocked });
  }
  const elevate = useMutation({
    mutationFn: ({ user, isAdmin }: { user: User; isAdmin: boolean }) => toggleAdmin({ userId: user.id, isAdmin }),
    onMutate: () => setOutcome(null),
    onError: (error) => fail(error, 'Failed to update admin status'),
    onSuccess: ({ user }, { isAdmin }) => {
      showUser(client, user);
      setOutcome({ done: `${user.name} is ${isAdmin ? 'an admin now' : 'no longer an admin'}.` });
      void refetch();
    },
  });
  const verify = useMutation({
    mutationFn: (user: User) => verifyUser({ email: user.email }),
    onMutate: () => setOutcome(null),
    onError: (error) => fail(error, 'Failed to verify user'),
    onSuccess: ({ user }) => {
      showUser(client, user);
      setOutcome({ done: `${user.name} is verified.` });
      void refetch();
    },
  });
  const remove = useMutation({
    mutationFn: (user: User) => deleteUser({ userId: user.id }),
    onMutate: () => setOutcome(null),
    onError: (error) => fail(error, 'Failed to delete user'),
    onSuccess: (_answer, user) => setOutcome({ done: `${user.name} is deleted.` }),
    // also after a failure: the account may have gone by another hand (S1-390)
    onSettled: refetch,
  });
  const several = useMutation({
    mutationFn: ({ action, users }: { action: AdminBatchAction; users: User[] }) =>
      changeSeveral({ action, userIds: users.map(({ id }) => id) }),
    onMutate: () => setOutcome(null),
    onError: (error, { action }) =>
      fail(error, action === 'delete' ? 'Failed to delete user' : 'Failed to update user status'),
    onSuccess: ({ done, failed }, { action, users }) => {
      const told = `${usersInWords(done)} ${BATCH_WORDS[action]}.`;
      const back = OPPOSITE[action];
      if (failed.length === 0 && back) {
        const changed = users.filter(({ blocked }) => blocked === (action === 'unblock'));
        return showToast({ message: told, onUndo: () => undoSeveral(back, changed) });
      }
      if (failed.length === 0) return setOutcome({ done: told });
      const nameOf = (id: string) => users.find((user) => user.id === id)?.name ?? id;
      setOutcome({
        failure: { title: `${told} ${usersInWords(failed.length)} not ${BATCH_WORDS[action]}.`, reason: null },
        refused: failed.map(({ userId, error }) => ({ who: nameOf(userId), why: error })),
      });
    },
    onSettled: refetch,
  });
  function undoSeveral(action: AdminBatchAction, users: User[]): void {
    several.mutate({ action, users });
  }
  return { outcome, setOutcome, block, elevate, verify, remove, several, refetch };
}

export type UserActions = ReturnType<typeof useUserActions>;
