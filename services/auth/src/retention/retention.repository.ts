import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const BATCH = 1_000;

/** Which rows are over since the moment `$1`. Refresh tokens of a session go with it; the audit log is never cleared. */
const OVER: Record<string, string> = {
  sessions: '(ended_at < $1 AND end_announced_at IS NOT NULL) OR expires_at < $1',
  refresh_tokens: 'expires_at < $1',
  verification_tokens: 'expires_at < $1',
  reset_links: 'expires_at < $1',
  email_changes: 'expires_at < $1',
};

/** Queries that clear away what nobody asks for any more. */
@Injectable()
export class RetentionRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  /** Rows cleared away of each table, in batches, so that nobody waits for a lock for long. */
  async prune(before: Date): Promise<Record<string, number>> {
    const pruned: Record<string, number> = {};
    for (const [table, over] of Object.entries(OVER)) {
      let total = 0;
      for (let last = BATCH; last === BATCH; total += last) last = await this.pruneBatch(table, over, before);
      pruned[table] = total;
    }
    return pruned;
  }

  private async pruneBatch(table: string, over: string, before: Date): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM ${table}
       WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${over} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
      [before],
    );
    return count;
  }

  /** Makes one of the many changes that the numbers of accounts are summed up from. */
  async foldAccountCounts(): Promise<void> {
    await this.dataSource.query(
      `WITH gone AS (DELETE FROM account_count_changes RETURNING total, blocked, unverified, admins)
       INSERT INTO account_count_changes (total, blocked, unverified, admins)
       SELECT sum(total), sum(blocked), sum(unverified), sum(admins) FROM gone HAVING count(*) > 0`,
    );
  }
}
