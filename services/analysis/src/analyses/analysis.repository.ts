import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EngineName } from '@premise/contracts';
import { DataSource, In, type EntityManager } from 'typeorm';
import { lockUser } from '../events/analysis-events.repository.ts';
import { AnalysisResult } from './analysis-result.entity.ts';
import { Analysis } from './analysis.entity.ts';

export interface Submission {
  id: string;
  userId: string;
  argumentText: string;
  engine: EngineName;
  idempotencyKey: string | null;
}

export type SubmitOutcome =
  { outcome: 'created' | 'repeated'; id: string } | { outcome: 'too-many' } | { outcome: 'key-reused' };

const OPEN = In(['queued', 'running', 'retrying']);

/** What the HTTP side reads and writes. Every read names the owner. */
@Injectable()
export class AnalysisRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a submission, its first event and its outbox row together. A user's submissions pass one at a time, so the
   * limit holds under concurrency and a repeated key finds the first job.
   */
  async submit(submission: Submission, openLimit: number): Promise<SubmitOutcome> {
    return this.database.transaction(async (manager) => {
      await lockUser(manager, submission.userId);
      const earlier = await this.ofKey(manager, submission);
      if (earlier) return earlier.same ? { outcome: 'repeated', id: earlier.id } : { outcome: 'key-reused' };
      const open = await manager.countBy(Analysis, { userId: submission.userId, state: OPEN });
      if (open >= openLimit) return { outcome: 'too-many' };
      await this.insert(manager, submission);
      return { outcome: 'created', id: submission.id };
    });
  }

  async findOwn(userId: string, id: string): Promise<{ analysis: Analysis; results: AnalysisResult | null } | null> {
    const analysis = await this.database.getRepository(Analysis).findOneBy({ id, userId });
    if (!analysis) return null;
    const results =
      analysis.state === 'done'
        ? await this.database.getRepository(AnalysisResult).findOneBy({ analysisId: id })
        : null;
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

  /** The queue has the job now, so the relay need not look at it. */
  async markRelayed(id: string): Promise<void> {
    await this.database.query('DELETE FROM outbox WHERE analysis_id = $1', [id]);
  }

  private async insert(manager: EntityManager, submission: Submission): Promise<void> {
    const { id, userId, argumentText, engine, idempotencyKey } = submission;
    await manager.query(
      `WITH submitted AS (
         INSERT INTO analyses (id, user_id, argument_text, engine, idempotency_key, state)
         VALUES ($1, $2, $3, $4, $5, 'queued') RETURNING id, user_id),
       posted AS (INSERT INTO outbox (analysis_id) SELECT id FROM submitted)
       INSERT INTO analysis_events (user_id, analysis_id, type) SELECT user_id, id, 'job' FROM submitted`,
      [id, userId, argumentText, engine, idempotencyKey],
    );
  }

  // What was submitted with the key before, and whether it was the same. Texts are compared where they lie.
  private async ofKey(
    manager: EntityManager,
    { userId, idempotencyKey, argumentText, engine }: Submission,
  ): Promise<{ id: string; same: boolean } | null> {
    if (idempotencyKey === null) return null;
    const [earlier] = await manager.query<{ id: string; same: boolean }[]>(
      `SELECT id, argument_text = $3 AND engine = $4 AS same FROM analyses WHERE user_id = $1 AND idempotency_key = $2`,
      [userId, idempotencyKey, argumentText, engine],
    );
    return earlier ?? null;
  }
}
