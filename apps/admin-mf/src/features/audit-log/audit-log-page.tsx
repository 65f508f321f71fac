import { Button, EmptyState, ErrorState, Skeleton } from '@premise/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/failure.ts';
import { AdminFrame } from '../frame/index.ts';
import { readAuditLog } from './api/read-audit-log.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { NO_FILTERS, useAuditFilters } from './use-audit-filters.ts';
import tables from '../../shared/table.module.css';
import classes from './audit-log.module.css';

const COLUMNS = ['Time', 'Event', 'Actor', 'Target', 'Address', 'Details'] as const;

/** Who did what to whom: everything about accounts, which nothing can change or remove. */
export function AuditLogPage() {
  const { filters, query, setFilters } = useAuditFilters();
  const log = useInfiniteQuery({
    queryKey: ['admin-audit-log', query],
    queryFn: ({ pageParam, signal }) => readAuditLog({ ...query, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const rows = log.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <AdminFrame
      title="Audit log"
      actions={
        <Button variant="default" size="sm" onClick={() => void log.refetch()} loading={log.isRefetching}>
          Refresh
        </Button>
      }
    >
      <div className={classes.sheet}>
        <AuditFilters filters={filters} onChange={setFilters} />
        {log.isPending && (
          <div className={classes.skeletons} aria-busy="true">
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} height={36} />
            ))}
          </div>
        )}
        {log.error && !log.data && (
          <div className={classes.none}>
            <ErrorState
              title="The audit log cannot be read"
              action={
                <Button onClick={() => void log.refetch()} loading={log.isFetching}>
                  Try again
                </Button>
              }
            >
              <p>{failureOf(log.error, '').reason}</p>
            </ErrorState>
          </div>
        )}
        {log.data && rows.length === 0 && (
          <div className={classes.none}>
            <EmptyState
              icon="search"
              title="No rows match"
              action={
                <Button variant="default" onClick={() => setFilters(NO_FILTERS)}>
                  Show the whole log
                </Button>
              }
            >
              <p>A person is found by the whole email address or ID.</p>
            </EmptyState>
          </div>
        )}
        {rows.length > 0 && (
          <table role="table" className={`${tables.table} ${tables.cards} ${classes.table}`} aria-label="Audit log">
            <thead role="rowgroup">
              <tr role="row">
                {COLUMNS.map((label) => (
                  <th key={label} role="columnheader" scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <AuditRow key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        )}
        {log.hasNextPage && (
          <div className={classes.older}>
            <Button
              variant="default"
              size="sm"
              onClick={() => void log.fetchNextPage()}
              loading={log.isFetchingNextPage}
            >
              Load older rows
            </Button>
          </div>
        )}
      </div>
    </AdminFrame>
  );
}
