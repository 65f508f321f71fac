import type { AdminUsersQuery } from '@premise/contracts';

/** What the service is asked, and what somebody would type into psql for the same rows, counts and number of matches. */
export interface UserListCase {
  name: string;
  query: AdminUsersQuery;
  text: string;
  values: unknown[];
}

const COLUMNS = `id, email, email_key, first_name, last_name, is_verified, blocked, is_admin, is_super_user, created_at, last_login,
  security_question`;
const COUNTS = `sum(total) AS total, sum(blocked) AS blocked, sum(unverified) AS unverified, sum(admins) AS admins`;
const NAME = `lower(first_name || ' ' || last_name)`;
const PART = `lower(first_name || ' ' || last_name || E'\\n' || email || E'\\n' || id::text) LIKE $1`;
const BEGINNING = `(${NAME} LIKE $1 OR lower(last_name) LIKE $1 OR email_key LIKE $1 OR id::text LIKE $1)`;
const NEWEST = 'created_at DESC, id DESC';
const OLDEST = 'created_at, id';

interface Wanted {
  where?: string;
  order?: string;
  values?: unknown[];
  /** A search is told how many accounts it finds, up to a thousand and one. */
  counted?: boolean;
}

const statement = ({ where, order = NEWEST, counted = false }: Wanted): string => {
  const chosen = where === undefined ? '' : `WHERE ${where}`;
  const found = counted ? `(SELECT count(*) FROM (SELECT 1 FROM users ${chosen} LIMIT 1001) AS found)` : 'NULL';
  return `SELECT page.*, counts.*, ${found} AS matches
    FROM (SELECT ${COUNTS} FROM account_count_changes) AS counts
    LEFT JOIN (SELECT ${COLUMNS} FROM users ${chosen} ORDER BY ${order} LIMIT 51) AS page ON true`;
};

const one = (name: string, query: AdminUsersQuery, wanted: Wanted): UserListCase => ({
  name,
  query,
  text: statement(wanted),
  values: wanted.values ?? [],
});

const search = (name: string, query: AdminUsersQuery, where: string, value: string, order?: string): UserListCase =>
  one(name, query, { where, values: [value], counted: true, ...(order === undefined ? {} : { order }) });

/** `known` is an account from the middle of the list. */
export const userListCases = (known: { id: string; email: string; last: string }): UserListCase[] => [
  one('first page', {}, {}),
  one('first page by name', { sort: 'name', order: 'asc' }, { order: `${NAME}, id` }),
  one('first page by e-mail', { sort: 'email', order: 'asc' }, { order: 'email_key, id' }),
  one(
    'first page by last sign-in',
    { sort: 'lastLogin' },
    {
      order: `coalesce(last_login, '-infinity'::timestamptz) DESC, id DESC`,
    },
  ),
  search('search: a last name', { search: known.last }, PART, `%${known.last.toLowerCase()}%`),
  search('search: first and last name', { search: `Ada ${known.last}` }, PART, `%ada ${known.last.toLowerCase()}%`),
  search('search: three letters', { search: 'kow' }, PART, '%kow%'),
  search('search: beginning of two letters', { search: 'zi' }, BEGINNING, 'zi%'),
  search('search: beginning of one letter', { search: 'q' }, BEGINNING, 'q%'),
  search('search: an e-mail address', { search: known.email }, PART, `%${known.email.toLowerCase()}%`),
  search('search: part of every address', { search: 'example.com' }, PART, '%example.com%'),
  search(
    'search: part of every address, by name',
    { search: 'example.com', sort: 'name', order: 'asc' },
    PART,
    '%example.com%',
    `${NAME}, id`,
  ),
  search('search: an ID', { search: known.id }, 'id = $1', known.id),
  search('search: beginning of an ID', { search: known.id.slice(0, 13) }, PART, `%${known.id.slice(0, 13)}%`),
  search('search: nobody', { search: 'zeppelin' }, PART, '%zeppelin%'),
  search(
    'search: three letters among administrators',
    { search: 'kow', filter: 'admins' },
    `(is_admin OR is_super_user) AND ${PART}`,
    '%kow%',
  ),
  search(
    'search: a last name among blocked',
    { search: known.last, filter: 'blocked' },
    `blocked AND ${PART}`,
    `%${known.last.toLowerCase()}%`,
  ),
  one('filter: all', { filter: 'all' }, {}),
  one('filter: active', { filter: 'active' }, { where: 'NOT blocked' }),
  one('filter: blocked', { filter: 'blocked' }, { where: 'blocked' }),
  one('filter: unverified', { filter: 'unverified' }, { where: 'NOT is_verified' }),
  one('filter: admins', { filter: 'admins' }, { where: 'is_admin OR is_super_user' }),
  one(
    'filter: admins, by name',
    { filter: 'admins', sort: 'name', order: 'asc' },
    { where: 'is_admin OR is_super_user', order: `${NAME}, id` },
  ),
  one(
    'filter: blocked, by name',
    { filter: 'blocked', sort: 'name', order: 'asc' },
    { where: 'blocked', order: `${NAME}, id` },
  ),
  one('last page', { end: 'true' }, { order: OLDEST }),
  one('last page of blocked', { filter: 'blocked', end: 'true' }, { where: 'blocked', order: OLDEST }),
];
