import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person is told about a session, and what finds old rows when they are cleared away. */
export class SessionDetails1790400000000 implements MigrationInterface {
  name = 'SessionDetails1790400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT 'Unknown device'`);
    await runner.query('ALTER TABLE sessions ADD COLUMN last_used_at timestamptz');
    await runner.query(`
      UPDATE sessions s SET last_used_at = COALESCE(
        (SELECT max(t.created_at) FROM refresh_tokens t WHERE t.session_id = s.id), s.created_at)`);
    // The older program, still running beside this one, does not name the column.
    await runner.query('ALTER TABLE sessions ALTER COLUMN last_used_at SET DEFAULT now()');
    await runner.query('ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL');
    await runner.query('CREATE INDEX sessions_ended ON sessions (ended_at) WHERE ended_at IS NOT NULL');
    await runner.query('CREATE INDEX sessions_expires ON sessions (expires_at)');
    await runner.query('CREATE INDEX refresh_tokens_expires ON refresh_tokens (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX refresh_tokens_expires');
    await runner.query('DROP INDEX sessions_expires');
    await runner.query('DROP INDEX sessions_ended');
    await runner.query('ALTER TABLE sessions DROP COLUMN last_used_at');
    await runner.query('ALTER TABLE sessions DROP COLUMN device');
  }
}
