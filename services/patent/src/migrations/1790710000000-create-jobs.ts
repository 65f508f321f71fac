import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobs1790710000000 implements MigrationInterface {
  name = 'CreateJobs1790710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE jobs (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        kind text NOT NULL,
        application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
        input jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('queued', 'running', 'retrying', 'done', 'failed')),
        progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
        step text,
        result jsonb,
        failure_code text,
        failure_text text,
        idempotency_key text,
        fence integer NOT NULL DEFAULT 0,
        tries integer NOT NULL DEFAULT 0,
        waits integer NOT NULL DEFAULT 0,
        crashes integer NOT NULL DEFAULT 0,
        heartbeat_at timestamptz(3),
        retry_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        CHECK ((state = 'failed') = (failure_code IS NOT NULL)),
        CHECK ((state = 'done') = (result IS NOT NULL)),
        CHECK ((state IN ('done', 'failed')) = (finished_at IS NOT NULL))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX jobs_idempotency_key ON jobs (user_id, kind, idempotency_key)
      WHERE idempotency_key IS NOT NULL`);
    await runner.query(`
      CREATE INDEX jobs_open ON jobs (created_at, id) WHERE state IN ('queued', 'running', 'retrying')`);
    await runner.query(`CREATE INDEX jobs_of_user ON jobs (user_id, created_at)`);
    await runner.query(`CREATE INDEX jobs_of_application ON jobs (application_id, created_at)`);
    await runner.query(`CREATE INDEX jobs_finished ON jobs (finished_at) WHERE finished_at IS NOT NULL`);

    await runner.query(`
      CREATE TABLE job_events (
        id bigserial PRIMARY KEY,
        user_id text NOT NULL,
        job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX job_events_of_user ON job_events (user_id, id)`);
    await runner.query(`CREATE INDEX job_events_of_job ON job_events (job_id)`);
    await runner.query(`CREATE INDEX job_events_age ON job_events (created_at)`);

    await runner.query(`
      CREATE TABLE outbox (
        id bigserial PRIMARY KEY,
        job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX outbox_of_job ON outbox (job_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox, job_events, jobs');
  }
}
