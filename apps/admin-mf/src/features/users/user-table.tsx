import type { AdminUserSort, SortOrder, User } from '@premise/contracts';
import { Checkbox, Icon, VisuallyHidden } from '@premise/ui';
import { UserRow, type RowActions } from './user-row.tsx';
import tables from '../../shared/table.module.css';
import classes from './user-table.module.css';
import { whyUntouchable, type Viewer } from './user-rules.ts';

interface UserTableProps extends RowActions {
  users: User[];
  viewer: Viewer;
  chosen: ReadonlySet<string>;
  onChooseAll: (chosen: boolean) => void;
  sort: AdminUserSort;
  order: SortOrder;
  onSort: (sort: AdminUserSort, order: SortOrder) => void;
  /** What is shown belongs to the selection before. */
  stale: boolean;
}

const COLUMNS: { label: string; sort?: AdminUserSort; first?: SortOrder }[] = [
  { label: 'User', sort: 'name', first: 'asc' },
  { label: 'Email', sort: 'email', first: 'asc' },
  { label: 'Status' },
  { label: 'Created', sort: 'created', first: 'desc' },
  { label: 'Last Login', sort: 'lastLogin', first: 'desc' },
];

/** The accounts of one page. On small screens each row is a card; the roles say that it is a table all the same. */
export function UserTable({
  users,
  viewer,
  chosen,
  onChooseAll,
  sort,
  order,
  onSort,
  stale,
  ...actions
}: UserTableProps) {
  const choosable = users.filter((user) => whyUntouchable(user, viewer) === null);
  const all = choosable.length > 0 && choosable.every(({ id }) => chosen.has(id));
  return (
    <table
      role="table"
      className={`${tables.table} ${tables.cards} ${classes.table}`}
      aria-label="Users"
      aria-busy={stale || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" className={classes.choice}>
            <Checkbox
              size="sm"
              aria-label="Select all on this page"
              checked={all}
              indeterminate={!all && chosen.size > 0}
              disabled={choosable.length === 0}
              onChange={(event) => onChooseAll(event.currentTarget.checked)}
            />
          </th>
          {COLUMNS.map(({ label, sort: by, first = 'asc' }) => {
            const current = by === sort;
            const ways = { asc: 'ascending', desc: 'descending' } as const;
            return (
              <th key={label} role="columnheader" scope="col" aria-sort={current ? ways[order] : undefined}>
                {by ? (
                  <button
                    type="button"
                    className={classes.sort}
                    data-current={current || undefined}
                    onClick={() => onSort(by, current ? (order === 'asc' ? 'desc' : 'asc') : first)}
                  >
                    {label}
                    <Icon name={current && order === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} />
                  </button>
                ) : (
                  label
                )}
              </th>
            );
          })}
          <th role="columnheader" scope="col" className={classes.actionsHead}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow key={user.id} user={user} viewer={viewer} chosen={chosen.has(user.id)} {...actions} />
        ))}
      </tbody>
      {stale && (
        <caption>
          <VisuallyHidden>Loading</VisuallyHidden>
        </caption>
      )}
    </table>
  );
}
