import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of address that wait for their confirmation, and accounts that other services still have to erase. An erasure
 * outlives the account, so it refers to nothing; its row goes once nobody holds anything of the account any more.
 */
export class AccountChanges1790200000000 implements MigrationInterface {
  name = 'AccountChanges1790200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_changes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        session_id uuid NOT NULL,
        password_mark text NOT NULL,
        new_email text NOT NULL,
        new_email_key text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        superseded_at timestamptz
      )`);
    await runner.query('CREATE INDEX email_changes_user ON email_changes (user_id)');
    await runner.query('CREATE INDEX email_changes_target ON email_changes (new_email_key)');
    await runner.query('CREATE INDEX email_changes_expires ON email_changes (expires_at)');
    await runner.query(`
      CREATE TABLE account_erasures (
        user_id uuid NOT NULL,
        service text NOT NULL,
        created_at timestamptz NOT NULL,
        next_attempt_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        first_pass_at timestamptz,
        PRIMARY KEY (user_id, service)
      )`);
    await runner.query('CREATE INDEX account_erasures_due ON account_erasures (next_attempt_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_erasures');
    await runner.query('DROP TABLE email_changes');
  }
}
