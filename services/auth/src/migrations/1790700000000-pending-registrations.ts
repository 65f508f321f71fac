import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An address that is registered once more before it is verified keeps its first registration and is marked. A verified
 * account may be without a password until its owner has chosen one. Accounts that were registered again under the release
 * before are marked by what the audit log says; their links stay good.
 *
 * That release does not name the new column. It compares a missing password as one that does not match.
 */
export class PendingRegistrations1790700000000 implements MigrationInterface {
  name = 'PendingRegistrations1790700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN registered_again_at timestamptz');
    await runner.query('ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL');
    await runner.query(`
      UPDATE users u SET registered_again_at = l.at
      FROM audit_log l JOIN audit_subjects s ON s.subject = l.target
      WHERE s.user_id = u.id AND NOT u.is_verified AND u.last_login IS NULL AND l.event = 'user_updated'
        AND l.details ->> 'reason' = 'registered again before verification'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // No password has such a hash: the way in is a reset link, as before.
    await runner.query(`UPDATE users SET password_hash = '' WHERE password_hash IS NULL`);
    await runner.query('ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL');
    await runner.query('ALTER TABLE users DROP COLUMN registered_again_at');
  }
}
