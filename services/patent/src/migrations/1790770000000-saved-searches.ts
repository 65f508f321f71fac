import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that account holders keep under a name; a name counts once, however it is capitalised. */
export class SavedSearches1790770000000 implements MigrationInterface {
  name = 'SavedSearches1790770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_searches (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        name text NOT NULL,
        request jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE UNIQUE INDEX saved_searches_of_user ON saved_searches (user_id, lower(name))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_searches');
  }
}
