import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StillSignedIn } from '@premise/service-platform';
import { DataSource, In, type EntityManager } from 'typeorm';
import { appendJobEvent, lockJobsOf } from './job-events.repository.ts';
import type { JobInputs, JobKind } from './job-kinds.ts';
import { Job } from './job.entity.ts';

export interface JobSubmission<Kind extends JobKind = JobKind> {
  id: string;
  userId: string;
  kind: Kind;
  /** An application of the user's, or null. */
  applicationId: string | null;
  input: JobInputs[Kind];
  idempotencyKey: string | null;
  /** A job of the same key that failed gives its key up to this one. */
  unlessFailed?: boolean;
  /** Asked under the lock of the user's jobs. */
  stillSignedIn?: StillSignedIn;
}

export type SubmitOutcome =
  | { outcome: 'created' | 'repeated'; id: string }
  | { outcome: 'too-many' }
  | { outcome: 'key-reused' }
  | { outcome: 'no-application' };

const OPEN = In(['queued', 'running', 'retrying']);

/** What the HTTP side reads and writes. Every read names the owner. */
@Injectable()
export class JobRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a submission, its first event and its outbox row together. A user's submissions pass one at a time, so the
   * limit holds under concurrency and a repeated key finds the first job.
   */
  async submit(
    { unlessFailed = false, stillSignedIn, ...submission }: JobSubmission,
    openLimit: number,
  ): Promise<SubmitOutcome> {
    return this.database.transaction(async (manager) => {
      await lockJobsOf(manager, submission.userId);
      await stillSignedIn?.();
      if (unlessFailed) await this.freeKeyOfFailed(manager, submission);
      const earlier = await this.ofKey(manager, submission);
      if (earlier) return earlier.same ? { outcome: 'repeated', id: earlier.id } : { outcome: 'key-reused' };
      if (!(await this.holdApplication(manager, submission))) return { outcome: 'no-application' };
      const open = await manager.countBy(Job, { userId: submission.userId, state: OPEN });
      if (open >= openLimit) return { outcome: 'too-many' };
      await manager.insert(Job, { ...submission, state: 'queued', progress: 0 });
      await manager.query('INSERT INTO outbox (job_id) VALUES ($1)', [submission.id]);
      await appendJobEvent(manager, submission);
      return { outcome: 'created', id: submission.id };
    });
  }

  async findOwn(userId: string, id: string): Promise<Job | null> {
    return this.database.getRepository(Job).findOneBy({ id, userId });
  }

  /** Oldest first. */
  async openOf(userId: string): Promise<Job[]> {
    return this.database
      .getRepository(Job)
      .find({ where: { userId, state: OPEN }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Newest first. */
  async ofApplication(userId: string, applicationId: string, kind: JobKind): Promise<Job[]> {
    return this.database
      .getRepository(Job)
      .find({ where: { userId, applicationId, kind }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  /** Takes events along, and soon the file that it made; a worker that is at it notices at its next write. */
  async removeOwn(userId: string, id: string): Promise<boolean> {
    const [outcome] = await this.database.query<{ removed: number }[]>(
      `WITH removed AS (DELETE FROM jobs WHERE id = $1 AND user_id = $2 RETURNING result->>'objectKey' AS key),
         due AS (
           UPDATE stored_objects o SET due_at = now() FROM removed r
           WHERE o.bucket = 'patent-exports' AND o.key = r.key)
       SELECT count(*)::int AS removed FROM removed`,
      [id, userId],
    );
    return outcome?.removed === 1;
  }

  /** The queue has the job now, so the relay need not look at it. */
  async markRelayed(id: string): Promise<void> {
    await this.database.query('DELETE FROM outbox WHERE job_id = $1', [id]);
  }

  /** Everything of a user; answers how many rows there were, and which jobs the queue may know. */
  async removeAllOf(userId: string): Promise<{ rows: number; open: string[] }> {
    return this.database.transaction(async (manager) => {
      await lockJobsOf(manager, userId);
      const [events] = await manager.query<{ removed: number }[]>(
        `WITH removed AS (DELETE FROM job_events WHERE user_id = $1 RETURNING 1)
         SELECT count(*)::int AS removed FROM removed`,
        [userId],
      );
      const jobs = await manager.query<{ id: string; open: boolean }[]>(
        `WITH removed AS (DELETE FROM jobs WHERE user_id = $1 RETURNING id, state)
         SELECT id, state IN ('queued', 'running', 'retrying') AS open FROM removed`,
        [userId],
      );
      return {
        rows: (events?.removed ?? 0) + jobs.length,
        open: jobs.filter(({ open }) => open).map(({ id }) => id),
      };
    });
  }

  // Whether the application is the user's; it stays until the job's row is written.
  private async holdApplication(manager: EntityManager, { userId, applicationId }: JobSubmission): Promise<boolean> {
    if (applicationId === null) return true;
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM applications WHERE id = $1 AND user_id = $2 FOR KEY SHARE',
      [applicationId, userId],
    );
    return rows.length === 1;
  }

  private async freeKeyOfFailed(
    manager: EntityManager,
    { userId, kind, idempotencyKey }: JobSubmission,
  ): Promise<void> {
    await manager.query(
      `UPDATE jobs SET idempotency_key = NULL
       WHERE user_id = $1 AND kind = $2 AND idempotency_key = $3 AND state = 'failed'`,
      [userId, kind, idempotencyKey],
    );
  }

  private async ofKey(
    manager: EntityManager,
    { userId, kind, idempotencyKey, input, applicationId }: JobSubmission,
  ): Promise<{ id: string; same: boolean } | null> {
    if (idempotencyKey === null) return null;
    const [earlier] = await manager.query<{ id: string; same: boolean }[]>(
      `SELECT id, input = $4::jsonb AND application_id IS NOT DISTINCT FROM $5::uuid AS same
       FROM jobs WHERE user_id = $1 AND kind = $2 AND idempotency_key = $3`,
      [userId, kind, idempotencyKey, JSON.stringify(input), applicationId],
    );
    return earlier ?? null;
  }
}
