import type { AdminUserFilter, AdminUsersSelection, AdminUserSort } from '@premise/contracts';

/** Each is the expression of an index of its own. */
export const SORT_KEYS: Record<AdminUserSort, { expression: string; type: 'text' | 'timestamptz' }> = {
  name: { expression: `lower(first_name || ' ' || last_name)`, type: 'text' },
  email: { expression: 'email_key', type: 'text' },
  created: { expression: 'created_at', type: 'timestamptz' },
  lastLogin: { expression: `coalesce(last_login, '-infinity'::timestamptz)`, type: 'timestamptz' },
};

const FILTERS: Record<AdminUserFilter, string | null> = {
  all: null,
  active: 'NOT blocked',
  blocked: 'blocked',
  unverified: 'NOT is_verified',
  admins: '(is_admin OR is_super_user)',
};

// The expression of the trigram index.
const ANY_PART = `lower(first_name || ' ' || last_name || E'\\n' || email || E'\\n' || id::text)`;
const BEGINNINGS = [`lower(first_name || ' ' || last_name)`, 'lower(last_name)', 'email_key', 'id::text'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** From so many characters on a part is looked for, and not only a beginning (decision 31). */
const PART_FROM = 3;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Conditions of a statement, all of which must hold, with their parameters. */
export interface Conditions {
  texts: string[];
  values: unknown[];
}

export const where = (texts: readonly string[]): string => (texts.length === 0 ? '' : `WHERE ${texts.join(' AND ')}`);

const termOf = ({ search = '' }: AdminUsersSelection): string => search.replaceAll(/\s+/g, ' ').trim();

/** Which accounts a selection means. */
export function conditionsOf(selection: AdminUsersSelection): Conditions {
  const chosen = FILTERS[selection.filter ?? 'all'];
  const conditions: Conditions = { texts: chosen === null ? [] : [chosen], values: [] };
  const term = termOf(selection);
  if (term === '') return conditions;
  if (UUID.test(term)) {
    conditions.values.push(term);
    conditions.texts.push('id = $1::uuid');
  } else if ([...term].length >= PART_FROM) {
    conditions.values.push(`%${literally(term)}%`);
    conditions.texts.push(`${ANY_PART} LIKE lower($1)`);
  } else {
    conditions.values.push(`${literally(term).toLowerCase()}%`);
    conditions.texts.push(`(${BEGINNINGS.map((expression) => `${expression} LIKE $1`).join(' OR ')})`);
  }
  return conditions;
}

/** How many accounts a search finds, up to a limit; with the parameter of `conditionsOf`. */
export function matchesOf(selection: AdminUsersSelection, limit: number): string {
  // In an order that has an index: PostgreSQL walks that until it has as many, and never the table.
  const found = (texts: readonly string[], order: string): string =>
    `SELECT id FROM users ${where(texts)} ORDER BY ${order} LIMIT ${limit}`;
  const texts = [...conditionsOf(selection).texts];
  let all = found(texts, 'created_at DESC, id DESC');
  if ([...termOf(selection)].length < PART_FROM) {
    // Each beginning lies together in an index of its own.
    const filters = texts.slice(0, -1);
    const arms = BEGINNINGS.map((expression) =>
      found([...filters, `${expression} LIKE $1`], `${expression} USING ~<~`),
    );
    all = `${arms.map((arm) => `(${arm})`).join(' UNION ')} LIMIT ${limit}`;
  }
  return `SELECT count(*)::int FROM (${all}) AS found`;
}
