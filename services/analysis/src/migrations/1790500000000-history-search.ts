import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Titles, and one index that finds the parts of words within one user's finished analyses. Both extensions come with
 * PostgreSQL and may be created by the owner of a database. What is searched is kept in small letters: to make them anew
 * for every comparison costs more than the search itself.
 */
export class HistorySearch1790500000000 implements MigrationInterface {
  name = 'HistorySearch1790500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await runner.query('ALTER TABLE analyses ADD COLUMN title text CHECK (title IS NULL OR char_length(title) <= 200)');
    await runner.query(`
      ALTER TABLE analyses ADD COLUMN search_text text GENERATED ALWAYS AS
        (CASE WHEN state = 'done' THEN lower(coalesce(title, '') || E'\\n' || argument_text) END) STORED`);
    await runner.query(`
      CREATE INDEX analyses_search ON analyses USING gin (user_id, search_text gin_trgm_ops) WHERE state = 'done'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX analyses_search');
    await runner.query('ALTER TABLE analyses DROP COLUMN search_text, DROP COLUMN title');
  }
}
