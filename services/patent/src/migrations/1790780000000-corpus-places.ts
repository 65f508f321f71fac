import { CORPUS_PLACES } from '@premise/patent-corpus';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of people, told by a table of their own; and what a load of tables changed, so that the index follows a broken-off one too. */
export class CorpusPlaces1790780000000 implements MigrationInterface {
  name = 'CorpusPlaces1790780000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of CORPUS_PLACES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE corpus_loads DROP COLUMN change');
    await runner.query('ALTER TABLE corpus_people DROP COLUMN place');
    await runner.query('DROP TABLE corpus_places');
  }
}
