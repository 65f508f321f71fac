import { LIMITS, type AdminUsersPage, type User } from '@premise/contracts';
import { Button, EmptyState, ErrorState, Icon, Skeleton } from '@premise/ui';
import { ApiError, useSession } from '@premise/web-platform';
import { useMemo, useState } from 'react';
import { failureOf } from '../../shared/failure.ts';
import { numberOf } from '../../shared/moments.ts';
import type { AdminRole } from '../access/index.ts';
import { AdminFrame } from '../frame/index.ts';
import { SessionCard } from '../session-card/index.ts';
import { OutcomeBanner } from './outcome-banner.tsx';
import { Pager } from './pager.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StatCards } from './stat-cards.tsx';
import { useExport } from './use-export.ts';
import { useSelection } from './use-selection.ts';
import { useUserActions } from './use-user-actions.ts';
import { listFailure, useUserList } from './use-user-list.ts';
import { UserDialogs, type OpenDialog } from './user-dialogs.tsx';
import { UserTable } from './user-table.tsx';
import { UserToolbar } from './user-toolbar.tsx';
import classes from './users-page.module.css';

const TITLES: Record<AdminRole, string> = { admin: 'Admin Dashboard', 'super-user': 'Super User Dashboard' };

function foundInWords({ matches }: AdminUsersPage): string {
  if (matches > LIMITS.adminMatchesMax) return `More than ${numberOf(LIMITS.adminMatchesMax)} users found`;
  return matches === 1 ? '1 user' : `${numberOf(matches)} users`;
}
const usersInWords = (page: AdminUsersPage, searched: boolean): string =>
  searched ? foundInWords(page) : page.matches === 1 ? '1 user' : `${numberOf(page.matches)} users`;

/** The dashboard of S1: numbers, search, filter, and the accounts with all that can be done to them. */
export function UsersPage({ role }: { role: AdminRole }) {
  const { user } = useSession();
  const { query, go } = useSelection();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useUserList(query);
  const actions = useUserActions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const viewer = useMemo(
    () => ({ id: user?.id ?? '', email: user?.email ?? '', isSuperUser: role === 'super-user' }),
    [user?.id, user?.email, role],
  );
  const exportFile = useExport((cause) => actions.setOutcome({ failure: failureOf(cause, 'Failed to export users') }));

  const searched = query.search.trim() !== '';
  const chosenUsers = (data?.users ?? []).filter(({ id }) => chosen.has(id));
  // what was chosen on one page is not acted upon from another
  const leave: typeof go = (change, options) => {
    setChosen(new Set());
    go(change, options);
  };
  const choose = (who: readonly User[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const { id } of who) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  // the row as it is now: its dialog shows what became of it
  const fresh = (open: OpenDialog | null): OpenDialog | null => {
    if (open === null || !('user' in open)) return open;
    return { ...open, user: data?.users.find(({ id }) => id === open.user.id) ?? open.user };
  };

  return (
    <AdminFrame
      title={TITLES[role]}
      actions={
        <>
          {role === 'super-user' && (
            <Button variant="default" size="sm" onClick={() => setDialog({ kind: 'create super user' })}>
              Create Super User
            </Button>
          )}
          <Button
            size="sm"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setDialog({ kind: 'create user' })}
          >
            Create User
          </Button>
        </>
      }
    >
      <StatCards counts={data?.counts} />
      <OutcomeBanner outcome={actions.outcome} />
      <div className={classes.sheet}>
        <UserToolbar
          query={query}
          onSearch={(search) => leave({ search }, { replace: true })}
          onFilter={(filter) => leave({ filter })}
          onExport={() =>
            exportFile.mutate({ search: query.search, filter: query.filter, sort: query.sort, order: query.order })
          }
          exporting={exportFile.isPending}
        />
        <SelectionBar
          users={chosenUsers}
          busy={actions.several.isPending}
          onClear={() => setChosen(new Set())}
          onAct={(action) => {
            if (action === 'delete') setDialog({ kind: 'delete several', users: chosenUsers });
            else {
              actions.several.mutate({ action, users: chosenUsers }, { onSettled: () => setChosen(new Set()) });
            }
          }}
        />
        {isPending && (
          <div className={classes.skeletons} aria-busy="true">
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} height={32} />
            ))}
          </div>
        )}
        {error && !data && (
          <div className={classes.none}>
            <ErrorState
              title={listFailure(error)}
              action={
                <Button onClick={() => void refetch()} loading={isFetching}>
                  Try again
                </Button>
              }
            >
              <p>{error instanceof ApiError ? failureOf(error, '').reason : null}</p>
            </ErrorState>
          </div>
        )}
        {data && data.users.length === 0 && (
          <div className={classes.none}>
            <EmptyState
              icon="search"
              title="No users match"
              action={
                <Button variant="default" onClick={() => leave({ search: '', filter: 'all' })}>
                  Show all users
                </Button>
              }
            >
              <p>
                From three letters on, the search looks anywhere in names, addresses and IDs; below that, at their
                beginning.
              </p>
            </EmptyState>
          </div>
        )}
        {data && data.users.length > 0 && (
          <>
            <div className={classes.rows}>
              <UserTable
                users={data.users}
                viewer={viewer}
                chosen={chosen}
                stale={isPlaceholderData}
                sort={query.sort}
                order={query.order}
                onSort={(sort, order) => leave({ sort, order })}
                onChoose={(who, on) => choose([who], on)}
                onChooseAll={(on) =>
                  choose(
                    data.users.filter(
                      ({ id, isSuperUser }) => id !== viewer.id && (viewer.isSuperUser || !isSuperUser),
                    ),
                    on,
                  )
                }
                onDetails={(who) => setDialog({ kind: 'details', user: who })}
                onVerify={(who) => actions.verify.mutate(who)}
                onBlock={(who, blocked) => actions.block.mutate({ user: who, blocked })}
                onReset={(who) => setDialog({ kind: 'reset', user: who })}
                onDelete={(who) => setDialog({ kind: 'delete', user: who })}
              />
            </div>
            <Pager page={data} told={usersInWords(data, searched)} onGo={(place) => leave(place)} />
          </>
        )}
      </div>
      <div className={classes.below}>
        <SessionCard />
      </div>
      <UserDialogs
        open={fresh(dialog)}
        viewer={viewer}
        actions={actions}
        onOpen={setDialog}
        onSeveralGone={() => setChosen(new Set())}
      />
    </AdminFrame>
  );
}
