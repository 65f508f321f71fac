import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnalysisResults, EngineName } from '@premise/contracts';
import { DataSource, In } from 'typeorm';
import { Analysis } from './analysis.entity.ts';
import type { AnalysisLane } from './analyze-argument.job.ts';

export interface Submission {
  id: string;
  userId: string;
  argumentText: string;
  engine: EngineName;
  idempotencyKey: string | null;
}

/** What one account may have at once, in an hour, and in all. */
export interface SubmissionLimits {
  open: number;
  perHour: number;
  storedBytes: number;
}

export type SubmitOutcome =
  | { outcome: 'created'; id: string; lane: AnalysisLane; turn: number }
  | { outcome: 'repeated'; id: string }
  | { outcome: 'too-many-in-an-hour'; waitSeconds: number }
  | { outcome: 'too-many-open' | 'storage-full' | 'key-reused' };

const OPEN = In(['queued', 'running', 'retrying']);

/** What the HTTP side reads and writes. Every read names the owner. */
@Injectable()
export class AnalysisRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a submission, its first event and its outbox row together. A user's submissions pass one at a time, so the
   * limits hold under concurrency and a repeated key finds the first job.
   */
  async submit(submission: Submission, limits: SubmissionLimits): Promise<SubmitOutcome> {
    const { id, userId, argumentText, engine, idempotencyKey } = submission;
    const [row] = await this.database.query<[SubmitOutcome]>(
      `SELECT outcome, analysis_id AS id, lane, turn, wait_seconds AS "waitSeconds"
       FROM submit_analysis($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, userId, argumentText, engine, idempotencyKey, limits.open, limits.perHour, limits.storedBytes],
    );
    return row;
  }

  async findOwn(userId: string, id: string): Promise<{ analysis: Analysis; results: AnalysisResults | null } | null> {
    // One statement, since each step of an analysis is read again for each of its owner's streams.
    const [row] = await this.database.query<(Analysis & { results: AnalysisResults | null })[]>(
      `SELECT a.id, a.user_id AS "userId", a.argument_text AS "argumentText", a.title, a.engine, a.state,
         a.idempotency_key AS "idempotencyKey", a.fence, a.tries, a.crashes, a.components,
         a.failure_code AS "failureCode", a.failure_text AS "failureText",
         a.created_at AS "createdAt", a.started_at AS "startedAt", a.finished_at AS "finishedAt", r.results
       FROM analyses a LEFT JOIN analysis_results r ON r.analysis_id = a.id AND a.state = 'done'
       WHERE a.id = $1 AND a.user_id = $2`,
      [id, userId],
    );
    if (!row) return null;
    const { results, ...analysis } = row;
    return { analysis, results };
  }

  /** Oldest first. */
  async openOf(userId: string): Promise<Analysis[]> {
    return this.database
      .getRepository(Analysis)
      .find({ where: { userId, state: OPEN }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Takes results and events along; a worker that is at it notices at its next write. */
  async removeOwn(userId: string, id: string): Promise<boolean> {
    const outcome = await this.database.getRepository(Analysis).delete({ id, userId });
    return outcome.affected === 1;
  }

  /** Only what is finished has a place in the history, and so a title. */
  async renameOwn(userId: string, id: string, title: string | null): Promise<boolean> {
    const outcome = await this.database.getRepository(Analysis).update({ id, userId, state: 'done' }, { title });
    return outcome.affected === 1;
  }

  /** The queue has these jobs now, so the relay need not look at them. */
  async markRelayed(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM outbox WHERE analysis_id = ANY($1::uuid[])', [ids]);
  }
}
