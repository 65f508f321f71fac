import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ErrorCode, JobState } from '@premise/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { appendJobEvent, lockJobsOf } from './job-events.repository.ts';
import type { JobInputs, JobKind, JobResults } from './job-kinds.ts';

/** A run's right to write: good as long as nobody else claimed the row since. */
export interface Claim {
  id: string;
  userId: string;
  kind: JobKind;
  applicationId: string | null;
  input: JobInputs[JobKind];
  fence: number;
  tries: number;
  waits: number;
  crashes: number;
  /** Milliseconds since the first run of this job. */
  ageMs: number;
}

/** A run that gave no sign of life for so long is taken to be gone. */
export const HEARTBEAT_STALE_SECONDS = 6;

const STALE = `heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_STALE_SECONDS})`;

/** What a worker writes. Every write after the claim names the claim's fence and does nothing once that is outdated. */
@Injectable()
export class JobRunRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Takes the row for one run. Null: gone, finished, or in the hands of a run that is alive. */
  async claim(id: string): Promise<Claim | null> {
    return this.database.transaction(async (manager) => {
      const [row] = await manager.query<{ userId: string }[]>('SELECT user_id AS "userId" FROM jobs WHERE id = $1', [
        id,
      ]);
      if (!row) return null;
      await lockJobsOf(manager, row.userId);
      const [claim] = await manager.query<Claim[]>(
        `WITH claimed AS (
           UPDATE jobs SET state = 'running', fence = fence + 1, progress = 0, step = NULL, heartbeat_at = now(),
             started_at = coalesce(started_at, now()), retry_at = NULL,
             crashes = crashes + CASE WHEN state = 'running' THEN 1 ELSE 0 END
           WHERE id = $1 AND (state IN ('queued', 'retrying') OR (state = 'running' AND ${STALE}))
           RETURNING id, user_id AS "userId", kind, application_id AS "applicationId", input, fence, tries, waits, crashes,
             (extract(epoch FROM now() - started_at) * 1000)::float8 AS "ageMs")
         SELECT * FROM claimed`,
        [id],
      );
      if (!claim) return null;
      await appendJobEvent(manager, claim);
      return claim;
    });
  }

  /** False: this run has lost the row. */
  async heartbeat(claim: Claim): Promise<boolean> {
    return this.writeFenced(this.database.manager, claim, 'heartbeat_at = now()', []);
  }

  async report(claim: Claim, progress: number, step: string): Promise<boolean> {
    return this.write(claim, 'progress = $3, step = $4, heartbeat_at = now()', [progress, step]);
  }

  /** The one place where a result comes to be: under the fence, together with the state. */
  async finish(claim: Claim, result: JobResults[JobKind]): Promise<boolean> {
    return this.write(
      claim,
      `state = 'done', result = $3::jsonb, progress = 100, step = NULL, heartbeat_at = NULL, finished_at = now()`,
      [JSON.stringify(result)],
    );
  }

  async fail(claim: Claim, code: ErrorCode, text: string): Promise<boolean> {
    return this.changeState(
      claim,
      'failed',
      'failure_code = $4, failure_text = $5, finished_at = now(), heartbeat_at = NULL, step = NULL',
      [code, text],
    );
  }

  /** `counting`: what the delay is counted as. */
  async retryLater(claim: Claim, delayMs: number, counting: 'tries' | 'waits'): Promise<boolean> {
    return this.changeState(
      claim,
      'retrying',
      `${counting} = ${counting} + 1, heartbeat_at = NULL, step = NULL,
       retry_at = now() + make_interval(secs => $4::float8)`,
      [delayMs / 1000],
    );
  }

  /** Gives the row back untouched, for the next worker; does not count as a crash. */
  async handBack(claim: Claim): Promise<boolean> {
    return this.changeState(claim, 'queued', 'heartbeat_at = NULL, step = NULL', []);
  }

  private changeState(claim: Claim, state: JobState, set: string, values: unknown[]): Promise<boolean> {
    return this.write(claim, `state = $3, ${set}`, [state, ...values]);
  }

  private async write(claim: Claim, set: string, values: unknown[]): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await lockJobsOf(manager, claim.userId);
      const written = await this.writeFenced(manager, claim, set, values);
      if (written) await appendJobEvent(manager, claim);
      return written;
    });
  }

  private async writeFenced(manager: EntityManager, claim: Claim, set: string, values: unknown[]): Promise<boolean> {
    const rows = await manager.query<{ id: string }[]>(
      `WITH written AS (
         UPDATE jobs SET ${set} WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING id)
       SELECT id FROM written`,
      [claim.id, claim.fence, ...values],
    );
    return rows.length === 1;
  }
}
