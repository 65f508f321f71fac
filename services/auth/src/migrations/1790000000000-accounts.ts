import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, sessions, verification links, the outbox of mails and the audit log. */
export class Accounts1790000000000 implements MigrationInterface {
  name = 'Accounts1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        email_key text NOT NULL CONSTRAINT users_email_key_unique UNIQUE,
        first_name text NOT NULL,
        last_name text NOT NULL,
        password_hash text NOT NULL,
        security_question text,
        security_answer_sealed text,
        is_verified boolean NOT NULL DEFAULT false,
        blocked boolean NOT NULL DEFAULT false,
        is_admin boolean NOT NULL DEFAULT false,
        is_super_user boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_login timestamptz
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        auth_time timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        end_reason text,
        end_announced_at timestamptz
      )`);
    await runner.query('CREATE INDEX sessions_user ON sessions (user_id)');
    await runner.query(`
      CREATE INDEX sessions_unannounced ON sessions (ended_at) WHERE ended_at IS NOT NULL AND end_announced_at IS NULL`);
    await runner.query(`
      CREATE TABLE refresh_tokens (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      )`);
    await runner.query('CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id)');
    await runner.query(`
      CREATE TABLE verification_tokens (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        superseded_at timestamptz
      )`);
    await runner.query('CREATE INDEX verification_tokens_user ON verification_tokens (user_id, created_at DESC)');
    await runner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL,
        secret_sealed text,
        created_at timestamptz NOT NULL,
        next_attempt_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        claim uuid,
        claimed_until timestamptz,
        sent_at timestamptz,
        dropped_at timestamptz,
        last_error text
      )`);
    await runner.query(
      'CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND dropped_at IS NULL',
    );
    await runner.query('CREATE INDEX mails_user ON mails (user_id)');
    await runner.query(`
      CREATE TABLE audit_log (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        event text NOT NULL,
        actor uuid,
        target uuid,
        address text,
        result text NOT NULL,
        details jsonb NOT NULL
      )`);
    await runner.query('CREATE INDEX audit_log_at ON audit_log (at DESC)');
    await runner.query('CREATE INDEX audit_log_target ON audit_log (target, at DESC)');
    await runner.query(`
      CREATE TABLE audit_subjects (
        subject uuid PRIMARY KEY,
        user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'audit_subjects',
      'audit_log',
      'mails',
      'verification_tokens',
      'refresh_tokens',
      'sessions',
      'users',
    ]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
