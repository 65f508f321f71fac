import { Injectable } from '@nestjs/common';
import { LIMITS, type AdminUserCounts, type AdminUsersSelection } from '@premise/contracts';
import { runPrepared } from '@premise/service-platform';
import { DataSource } from 'typeorm';
import type { PresentableUser } from '../accounts/present-user.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import type { ListPlace } from '../lists/list-place.ts';
import { refuseMadeUpPlace } from '../lists/refuse-made-up-place.ts';
import { conditionsOf, matchesOf, SORT_KEYS, where } from './account-selection.ts';

/** An account in the list, and what it is ordered by. */
export type ListedUser = PresentableUser & { sortKey: string };

/** From where on, and which way, a list is read. */
export interface ReadFrom {
  place: ListPlace | null;
  /** Against the order of the selection: the last page, or the one before a place. */
  backwards: boolean;
  limit: number;
}

/** What is found, and what is told beside it. */
export interface ReadPage {
  rows: ListedUser[];
  counts: AdminUserCounts;
  /** How many accounts a search finds, up to the limit and one more; null when nothing is searched for. */
  matches: number | null;
}

interface Told extends Omit<AdminUserCounts, 'active' | 'blocked'> {
  blockedTotal: number;
  matches: number | null;
}

const NOTHING: Told = { total: 0, blockedTotal: 0, unverified: 0, admins: 0, matches: null };

const COUNTS = `SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(blocked), 0)::int AS "blockedTotal",
  coalesce(sum(unverified), 0)::int AS unverified, coalesce(sum(admins), 0)::int AS admins FROM account_count_changes`;

const KEPT_BACK: readonly (keyof UserEntity)[] = ['passwordHash', 'securityAnswerSealed'];

/** The administrators' queries on accounts: none of them reads the whole table. */
@Injectable()
export class AdminUserRepository {
  private readonly dataSource: DataSource;
  private readonly columns: string;
  private readonly listed: string;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
    const columns = dataSource
      .getMetadata(UserEntity)
      .columns.filter(({ propertyName }) => !KEPT_BACK.some((kept) => kept === propertyName));
    this.columns = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`).join(', ');
    this.listed = [...columns.map(({ propertyName }) => propertyName), 'sortKey']
      .map((name) => `page."${name}"`)
      .join(', ');
  }

  /** In the order in which they are read. */
  read(selection: AdminUsersSelection, from: ReadFrom): Promise<ListedUser[]> {
    const { text, values } = this.select(selection, from);
    return this.dataSource.query<ListedUser[]>(text, values).catch(refuseMadeUpPlace);
  }

  /**
   * Accounts in the order in which they are read, with what a screen tells beside them, in one statement: each of its parts
   * takes less than a turn on another connection.
   */
  async readPage(selection: AdminUsersSelection, from: ReadFrom): Promise<ReadPage> {
    const { text, values, way, name } = this.select(selection, from);
    const searched = (selection.search ?? '').trim() !== '';
    // A page that is not full holds all that there is; what is counted beside it is not even begun then.
    const listed = '(SELECT count(*)::int FROM page)';
    const counted = `(${matchesOf(selection, LIMITS.adminMatchesMax + 1)})`;
    const some =
      from.place === null ? `CASE WHEN ${listed} < ${from.limit} THEN ${listed} ELSE ${counted} END` : counted;
    const page = `WITH page AS MATERIALIZED (${text})
      SELECT ${this.listed}, counts.*, ${searched ? some : 'NULL::int'} AS matches
      FROM (${COUNTS}) AS counts LEFT JOIN page ON true ORDER BY page.place ${way}, page.id ${way}`;
    // What is searched for decides the plan; anything else is planned once.
    const read = searched
      ? this.dataSource.query<(ListedUser & Told)[]>(page, values)
      : runPrepared<ListedUser & Told>(this.dataSource.manager, { name, text: page }, values);
    const rows = await read.catch(refuseMadeUpPlace);
    const [{ total, blockedTotal: blocked, unverified, admins, matches } = NOTHING] = rows;
    return {
      // Where there is no account, there is one row all the same, with the counts.
      rows: rows.filter(({ id }) => id !== null),
      counts: { total, active: total - blocked, blocked, unverified, admins },
      matches,
    };
  }

  private select(
    selection: AdminUsersSelection,
    { place, backwards, limit }: ReadFrom,
  ): { text: string; values: unknown[]; way: 'ASC' | 'DESC'; name: string } {
    const { sort = 'created', filter = 'all' } = selection;
    const { expression, type } = SORT_KEYS[sort];
    const descending = (selection.order ?? 'desc') === 'desc' ? !backwards : backwards;
    const { texts, values } = conditionsOf(selection);
    if (place !== null) {
      values.push(place.key, place.id);
      const [key, id] = [`$${values.length - 1}::${type}`, `$${values.length}::uuid`];
      texts.push(`(${expression}, id) ${descending ? '<' : '>'} (${key}, ${id})`);
    }
    const way = descending ? 'DESC' : 'ASC';
    const text = `SELECT ${this.columns}, (${expression})::text AS "sortKey", ${expression} AS place FROM users ${where(texts)}
       ORDER BY ${expression} ${way}, id ${way} LIMIT ${limit}`;
    const name = ['users', sort, way, filter, place === null ? 'from its end' : 'from a place', limit].join(' ');
    return { text, values, way, name };
  }
}
