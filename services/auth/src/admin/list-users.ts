import { Injectable } from '@nestjs/common';
import { LIMITS, type AdminUserCounts, type AdminUsersPage, type AdminUsersQuery } from '@premise/contracts';
import { PresentUser } from '../accounts/present-user.ts';
import { readPlace, writePlace } from '../lists/list-place.ts';
import { AdminUserRepository, type ListedUser } from './admin-user.repository.ts';

const SIZE = LIMITS.adminUsersPageSize;

/** One page of the accounts, found by its place in the order and not by its number: the last is as quick as the first. */
@Injectable()
export class ListUsers {
  private readonly accounts: AdminUserRepository;
  private readonly presenter: PresentUser;

  constructor(accounts: AdminUserRepository, presenter: PresentUser) {
    this.accounts = accounts;
    this.presenter = presenter;
  }

  async list(query: AdminUsersQuery): Promise<AdminUsersPage> {
    const order = `${query.sort ?? 'created'} ${query.order ?? 'desc'}`;
    const from = query.after ?? query.before;
    const backwards = query.after === undefined && (query.before !== undefined || query.end === 'true');
    const place = from === undefined ? null : readPlace(order, from);
    const page = await this.accounts.readPage(query, { place, backwards, limit: SIZE + 1 });
    const { rows: read, counts, matches } = page;
    const rows = read.slice(0, SIZE);
    if (backwards) rows.reverse();
    const more = read.length > SIZE;
    const beyond = place !== null;
    const at = (row: ListedUser | undefined): string | null =>
      row === undefined ? null : writePlace(order, { key: row.sortKey, id: row.id });
    return {
      users: rows.map((row) => this.presenter.present(row)),
      previous: (backwards ? more : beyond) ? (at(rows[0]) ?? from ?? null) : null,
      next: (backwards ? beyond : more) ? (at(rows.at(-1)) ?? from ?? null) : null,
      counts,
      matches: matches ?? matchesOf(query, counts),
    };
  }
}

const matchesOf = ({ filter = 'all' }: AdminUsersQuery, counts: AdminUserCounts): number =>
  filter === 'all' ? counts.total : counts[filter];
