import {
  ADMIN_USER_FILTERS,
  ADMIN_USER_SORTS,
  type AdminUserFilter,
  type AdminUsersQuery,
  type AdminUserSort,
  type SortOrder,
} from '@premise/contracts';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Selection = Required<Pick<AdminUsersQuery, 'search' | 'filter' | 'sort' | 'order'>>;
type Place = Pick<AdminUsersQuery, 'after' | 'before' | 'end'>;

/** Which accounts are shown, and from where on: kept in the address, so that it can be shared and gone back to. */
export function useSelection() {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo<Selection & Place>(() => {
    const one = <Value extends string>(name: string, values: readonly Value[], fallback: Value): Value =>
      values.find((value) => value === parameters.get(name)) ?? fallback;
    const place = (name: 'after' | 'before') => {
      const value = parameters.get(name);
      return value ? { [name]: value } : {};
    };
    return {
      search: parameters.get('search') ?? '',
      filter: one<AdminUserFilter>('filter', ADMIN_USER_FILTERS, 'all'),
      sort: one<AdminUserSort>('sort', ADMIN_USER_SORTS, 'created'),
      order: one<SortOrder>('order', ['asc', 'desc'], 'desc'),
      ...place('after'),
      ...place('before'),
      ...(parameters.get('end') === 'true' ? { end: 'true' as const } : {}),
    };
  }, [parameters]);

  /** Changes what is shown and begins at its first page, or goes to another page of the same. */
  const go = useCallback(
    (change: Partial<Selection> | Place, options: { replace?: boolean } = {}) => {
      const { search, filter, sort, order } = { ...query, ...change };
      const { after, before, end } = change as Place;
      const given = { search, filter, sort, order, after, before, end };
      const usual: Partial<Record<keyof typeof given, string>> = { filter: 'all', sort: 'created', order: 'desc' };
      const next = Object.entries(given).filter(
        (entry): entry is [string, string] => Boolean(entry[1]) && usual[entry[0] as keyof typeof given] !== entry[1],
      );
      setParameters(new URLSearchParams(next), { replace: options.replace ?? false });
    },
    [query, setParameters],
  );
  return { query, go };
}
