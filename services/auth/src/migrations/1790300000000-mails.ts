import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The outbox holds every kind of mail: recipient, name, link and details lie sealed in the row, and mails about a deleted
 * account have no account. A worker of the release before knows one kind and reads the recipient from the account; rows
 * of this release are never due for it (`next_attempt_at` infinity, their own time in `due_at`), and its rows are sent by
 * both.
 */
export class Mails1790300000000 implements MigrationInterface {
  name = 'Mails1790300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails
        ALTER COLUMN user_id DROP NOT NULL,
        ALTER COLUMN next_attempt_at SET DEFAULT 'infinity',
        ADD COLUMN content_sealed text,
        ADD COLUMN due_at timestamptz`);
    await runner.query(`
      CREATE INDEX mails_due_at ON mails (coalesce(due_at, next_attempt_at))
      WHERE sent_at IS NULL AND dropped_at IS NULL`);
    await runner.query(`
      CREATE INDEX mails_settled ON mails (coalesce(sent_at, dropped_at))
      WHERE sent_at IS NOT NULL OR dropped_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM mails WHERE content_sealed IS NOT NULL OR user_id IS NULL');
    await runner.query('DROP INDEX mails_settled');
    await runner.query('DROP INDEX mails_due_at');
    await runner.query(`
      ALTER TABLE mails
        DROP COLUMN due_at,
        DROP COLUMN content_sealed,
        ALTER COLUMN next_attempt_at DROP DEFAULT,
        ALTER COLUMN user_id SET NOT NULL`);
  }
}
