import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links with which a forgotten password is set anew: at most one for each account. */
export class Recovery1790100000000 implements MigrationInterface {
  name = 'Recovery1790100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reset_links (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        bound_to text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX reset_links_expires ON reset_links (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reset_links');
  }
}
