import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Times have millisecond precision, so that a page cursor made from one compares equal to what is stored.
 * `argument_text` is stored outside the row when it is long, so progress writes do not copy it.
 */
export class CreateAnalyses1763600000000 implements MigrationInterface {
  name = 'CreateAnalyses1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE analyses (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        argument_text text NOT NULL,
        engine text NOT NULL CHECK (engine IN ('built-in', 'language-model')),
        state text NOT NULL CHECK (state IN ('queued', 'running', 'retrying', 'done', 'failed')),
        idempotency_key text,
        fence integer NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0,
        crashes integer NOT NULL DEFAULT 0,
        components jsonb NOT NULL DEFAULT '[]',
        failure_code text,
        failure_text text,
        heartbeat_at timestamptz(3),
        retry_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        CHECK ((state = 'failed') = (failure_code IS NOT NULL)),
        CHECK ((state IN ('done', 'failed')) = (finished_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX analyses_idempotency_key ON analyses (user_id, idempotency_key)
      WHERE idempotency_key IS NOT NULL`);
    await runner.query(`
      CREATE INDEX analyses_history ON analyses (user_id, finished_at DESC, id DESC) WHERE state = 'done'`);
    await runner.query(`
      CREATE INDEX analyses_open ON analyses (created_at, id) WHERE state IN ('queued', 'running', 'retrying')`);
    await runner.query(`
      CREATE INDEX analyses_open_of_user ON analyses (user_id) WHERE state IN ('queued', 'running', 'retrying')`);

    await runner.query(`
      CREATE TABLE analysis_results (
        analysis_id uuid PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
        results jsonb NOT NULL,
        conclusion_type text NOT NULL,
        bytes integer NOT NULL
      )`);

    await runner.query(`
      CREATE TABLE analysis_events (
        id bigserial PRIMARY KEY,
        user_id text NOT NULL,
        analysis_id uuid NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('job', 'component')),
        data jsonb,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX analysis_events_of_user ON analysis_events (user_id, id)`);
    await runner.query(`CREATE INDEX analysis_events_of_analysis ON analysis_events (analysis_id)`);
    await runner.query(`CREATE INDEX analysis_events_age ON analysis_events (created_at)`);

    await runner.query(`
      CREATE TABLE outbox (
        id bigserial PRIMARY KEY,
        analysis_id uuid NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX outbox_of_analysis ON outbox (analysis_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox, analysis_events, analysis_results, analyses');
  }
}
