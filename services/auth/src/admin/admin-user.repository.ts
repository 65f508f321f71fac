import { Injectable } from '@nestjs/common';
import { LIMITS, type AdminUserCounts, type AdminUsersSelection } from '@premise/contracts';
import { DataSource } from 'typeorm';
import type { PresentableUser } from '../accounts/present-user.ts';
import { UserEntity } from '../accounts/user.entity.ts';
import type { ListPlace } from '../lists/list-place.ts';
import { refuseMadeUpPlace } from '../lists/refuse-made-up-place.ts';
import { conditionsOf, SORT_KEYS } from './account-selection.ts';

/** An account in the list, and what it is ordered by. */
export type ListedUser = PresentableUser & { sortKey: string };

/** From where on, and which way, a list is read. */
export interface ReadFrom {
  place: ListPlace | null;
  /** Against the order of the selection: the last page, or the one before a place. */
  backwards: boolean;
  limit: number;
}

const KEPT_BACK: readonly (keyof UserEntity)[] = ['passwordHash', 'securityAnswerSealed'];

/** The administrators' queries on accounts: none of them reads the whole table. */
@Injectable()
export class AdminUserRepository {
  private readonly dataSource: DataSource;
  private readonly columns: string;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
    this.columns = dataSource
      .getMetadata(UserEntity)
      .columns.filter(({ propertyName }) => !KEPT_BACK.some((kept) => kept === propertyName))
      .map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`)
      .join(', ');
  }

  /** In the order in which they are read. */
  read(selection: AdminUsersSelection, { place, backwards, limit }: ReadFrom): Promise<ListedUser[]> {
    const { expression, type } = SORT_KEYS[selection.sort ?? 'created'];
    const descending = (selection.order ?? 'desc') === 'desc' ? !backwards : backwards;
    const { texts, values } = conditionsOf(selection);
    if (place !== null) {
      values.push(place.key, place.id);
      const [key, id] = [`$${values.length - 1}::${type}`, `$${values.length}::uuid`];
      texts.push(`(${expression}, id) ${descending ? '<' : '>'} (${key}, ${id})`);
    }
    const where = texts.length === 0 ? '' : `WHERE ${texts.join(' AND ')}`;
    const way = descending ? 'DESC' : 'ASC';
    return this.dataSource
      .query<ListedUser[]>(
        `SELECT ${this.columns}, (${expression})::text AS "sortKey" FROM users ${where}
         ORDER BY ${expression} ${way}, id ${way} LIMIT ${limit}`,
        values,
      )
      .catch(refuseMadeUpPlace);
  }

  /** How many accounts a search finds, up to the limit and one more. */
  async countMatches(selection: AdminUsersSelection): Promise<number> {
    const { texts, values } = conditionsOf(selection);
    const [row] = await this.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM (
         SELECT 1 FROM users WHERE ${texts.join(' AND ')} ORDER BY created_at DESC, id DESC
         LIMIT ${LIMITS.adminMatchesMax + 1}) AS found`,
      values,
    );
    return row?.n ?? 0;
  }

  async counts(): Promise<AdminUserCounts> {
    const [row] = await this.dataSource.query<Omit<AdminUserCounts, 'active'>[]>(
      `SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(blocked), 0)::int AS blocked,
         coalesce(sum(unverified), 0)::int AS unverified, coalesce(sum(admins), 0)::int AS admins
       FROM account_count_changes`,
    );
    const { total = 0, blocked = 0, unverified = 0, admins = 0 } = row ?? {};
    return { total, active: total - blocked, blocked, unverified, admins };
  }
}
