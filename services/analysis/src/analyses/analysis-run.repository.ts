import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  AnalysisResults,
  AnalysisStreamEvents,
  ComponentArrival,
  EngineName,
  ErrorCode,
  JobState,
} from '@premise/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { appendEvent, lockOf, lockUser } from '../events/analysis-events.repository.ts';
import { progressOf } from './analysis-job.view.ts';

/** A run's right to write: good as long as nobody else claimed the row since. */
export interface Claim {
  id: string;
  userId: string;
  fence: number;
  argumentText: string;
  engine: EngineName;
  tries: number;
  /** Waits for an overloaded model. */
  waits: number;
  /** Milliseconds since the first run of this analysis. */
  ageMs: number;
  crashes: number;
}

/** A run that gave no sign of life for so long is taken to be gone. */
export const HEARTBEAT_STALE_SECONDS = 6;

const STALE = `heartbeat_at < now() - make_interval(secs => ${HEARTBEAT_STALE_SECONDS})`;

/** What a worker writes. Every write after the claim names the claim's fence and does nothing once that is outdated. */
@Injectable()
export class AnalysisRunRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Takes the row for one run. Null: gone, finished, or in the hands of a run that is alive. */
  async claim(id: string): Promise<Claim | null> {
    // One statement, as for all writes that others wait for: with many analyses at once, each way to the database and back is felt.
    // The lock is taken before the row is touched, and before an event's id is drawn: both depend on `held`.
    const [claim] = await this.database.query<Claim[]>(
      `WITH held AS MATERIALIZED (SELECT id AS "heldId", ${lockOf('user_id')} AS lock FROM analyses WHERE id = $1),
       claimed AS (
         UPDATE analyses SET state = 'running', fence = fence + 1, components = '[]', heartbeat_at = now(),
           started_at = coalesce(started_at, now()), retry_at = NULL,
           crashes = crashes + CASE WHEN state = 'running' THEN 1 ELSE 0 END
         FROM held
         WHERE id = "heldId" AND (state IN ('queued', 'retrying') OR (state = 'running' AND ${STALE}))
         RETURNING id, user_id AS "userId", fence, argument_text AS "argumentText", engine, tries, waits, crashes,
           (extract(epoch FROM now() - started_at) * 1000)::float8 AS "ageMs"),
       told AS (
         INSERT INTO analysis_events (user_id, analysis_id, type) SELECT "userId", id, 'job' FROM claimed)
       SELECT * FROM claimed`,
      [id],
    );
    return claim ?? null;
  }

  /** False: this run has lost the row. */
  async heartbeat(claim: Claim): Promise<boolean> {
    return this.writeFenced(this.database.manager, claim, 'heartbeat_at = now()', []);
  }

  /** `before`: how many components this run has written. */
  async addComponents(claim: Claim, before: number, arrivals: ComponentArrival[]): Promise<boolean> {
    const rows = await this.database.query<{ id: string }[]>(
      `WITH held AS MATERIALIZED (SELECT ${lockOf('$5::text')} AS lock),
       written AS (
         UPDATE analyses SET components = components || $3::jsonb, heartbeat_at = now()
         FROM held WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING id, user_id),
       told AS (
         INSERT INTO analysis_events (user_id, analysis_id, type, data)
         SELECT written.user_id, written.id, 'component', entry.data
         FROM written CROSS JOIN jsonb_array_elements($4::jsonb) WITH ORDINALITY AS entry (data, place)
         ORDER BY entry.place)
       SELECT id FROM written`,
      [
        claim.id,
        claim.fence,
        JSON.stringify(arrivals),
        JSON.stringify(eventsOf(claim, before, arrivals)),
        claim.userId,
      ],
    );
    return rows.length === 1;
  }

  /** The one place where a result comes to be: under the fence, together with the state. */
  async finish(
    claim: Claim,
    results: AnalysisResults,
    components: ComponentArrival[],
    lastArrivals: ComponentArrival[],
  ): Promise<boolean> {
    const json = JSON.stringify(results);
    const told = eventsOf(claim, components.length - lastArrivals.length, lastArrivals);
    // What was told on the way may have been a draft; what stays is what the results hold.
    const rows = await this.database.query<{ id: string }[]>(
      `WITH held AS MATERIALIZED (SELECT ${lockOf('$8::text')} AS lock),
       written AS (
         UPDATE analyses SET state = 'done', finished_at = now(), heartbeat_at = now(), components = $3::jsonb,
           stored_bytes = octet_length(argument_text) + $6::int
         FROM held WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING id, user_id),
       kept AS (
         INSERT INTO analysis_results (analysis_id, results, conclusion_type, bytes)
         SELECT id, $4::jsonb, $5, $6::int FROM written),
       told AS (
         INSERT INTO analysis_events (user_id, analysis_id, type, data)
         SELECT written.user_id, written.id, CASE WHEN entry.data IS NULL THEN 'job' ELSE 'component' END, entry.data
         FROM written CROSS JOIN (
           SELECT data, place FROM jsonb_array_elements($7::jsonb) WITH ORDINALITY AS component (data, place)
           UNION ALL SELECT NULL, ${Number.MAX_SAFE_INTEGER}) AS entry
         ORDER BY entry.place)
       SELECT id FROM written`,
      [
        claim.id,
        claim.fence,
        JSON.stringify(components),
        json,
        results.conclusionType,
        Buffer.byteLength(json),
        JSON.stringify(told),
        claim.userId,
      ],
    );
    return rows.length === 1;
  }

  async fail(claim: Claim, code: ErrorCode, text: string): Promise<boolean> {
    return this.changeState(
      claim,
      'failed',
      `failure_code = $4, failure_text = $5, finished_at = now(), heartbeat_at = NULL, components = '[]',
       stored_bytes = octet_length(argument_text)`,
      [code, text],
    );
  }

  /** `counting`: what the delay is counted as. */
  async retryLater(claim: Claim, delayMs: number, counting: 'tries' | 'waits'): Promise<boolean> {
    return this.changeState(
      claim,
      'retrying',
      `${counting} = ${counting} + 1, heartbeat_at = NULL, components = '[]',
       retry_at = now() + make_interval(secs => $4::float8)`,
      [delayMs / 1000],
    );
  }

  /** Gives the row back untouched, for the next worker; does not count as a crash. */
  async handBack(claim: Claim): Promise<boolean> {
    return this.changeState(claim, 'queued', `heartbeat_at = NULL, components = '[]'`, []);
  }

  private async changeState(claim: Claim, state: JobState, set: string, values: unknown[]): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await lockUser(manager, claim.userId);
      const written = await this.writeFenced(manager, claim, `state = $3, ${set}`, [state, ...values]);
      if (written) await appendEvent(manager, claim, 'job', null);
      return written;
    });
  }

  private async writeFenced(manager: EntityManager, claim: Claim, set: string, values: unknown[]): Promise<boolean> {
    const rows = await manager.query<{ id: string }[]>(
      `WITH written AS (
         UPDATE analyses SET ${set} WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING id)
       SELECT id FROM written`,
      [claim.id, claim.fence, ...values],
    );
    return rows.length === 1;
  }
}

/** What a stream tells of components that arrived behind so many others. */
function eventsOf(claim: Claim, before: number, arrivals: ComponentArrival[]): AnalysisStreamEvents['component'][] {
  return arrivals.map((arrival, index) => ({ jobId: claim.id, progress: progressOf(before + index + 1), ...arrival }));
}
