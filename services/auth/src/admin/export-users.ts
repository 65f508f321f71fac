import { pipeline, Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { AdminUsersSelection } from '@premise/contracts';
import { LOGGER, type Caller } from '@premise/service-platform';
import { stringify } from 'csv-stringify';
import type { Logger } from 'pino';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { ListPlace } from '../lists/list-place.ts';
import { AdminUserRepository, type ListedUser } from './admin-user.repository.ts';

/** Rows of one query: each is short, so that an export of a million holds up nobody. */
const BATCH = 2_000;
const HEADINGS = ['ID', 'First Name', 'Last Name', 'Email', 'Status', 'Verified', 'Role', 'Created', 'Last Login'];

const cellsOf = (user: ListedUser): string[] => [
  user.id,
  user.firstName,
  user.lastName,
  user.email,
  user.blocked ? 'Blocked' : 'Active',
  user.isVerified ? 'Yes' : 'No',
  user.isSuperUser ? 'Super user' : user.isAdmin ? 'Admin' : 'User',
  user.createdAt.toISOString(),
  user.lastLogin?.toISOString() ?? '',
];

/** The accounts of a selection as CSV, written while they are read. A cell that a spreadsheet would compute is made text. */
@Injectable()
export class ExportUsers {
  private readonly accounts: AdminUserRepository;
  private readonly audit: AuditTrail;
  private readonly logger: Logger;

  constructor(accounts: AdminUserRepository, audit: AuditTrail, @Inject(LOGGER) logger: Logger) {
    this.accounts = accounts;
    this.audit = audit;
    this.logger = logger;
  }

  async export(selection: AdminUsersSelection, caller: Caller, address: string): Promise<Readable> {
    const details = {
      object: 'accounts as csv',
      filter: selection.filter ?? 'all',
      searched: Boolean(selection.search),
    };
    await this.audit.record({ event: 'sensitive_read', actor: caller.userId, address, result: 'success', details });
    // The mark in front tells spreadsheets that it is UTF-8.
    const lines = stringify({ bom: true, escape_formulas: true, quoted_match: /[\r\n]/, record_delimiter: '\r\n' });
    return pipeline(Readable.from(this.rows(selection)), lines, (error) => {
      if (error) this.logger.warn({ err: error }, 'an export of accounts ended early');
    });
  }

  private async *rows(selection: AdminUsersSelection): AsyncGenerator<string[]> {
    yield HEADINGS;
    let place: ListPlace | null = null;
    for (;;) {
      const read: ListedUser[] = await this.accounts.read(selection, { place, backwards: false, limit: BATCH });
      for (const user of read) yield cellsOf(user);
      const last = read.at(-1);
      if (last === undefined || read.length < BATCH) return;
      place = { key: last.sortKey, id: last.id };
    }
  }
}
