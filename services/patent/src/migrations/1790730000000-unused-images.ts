import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What tells whether an image is still shown by a draft or by one of its earlier states. */
export class UnusedImages1790730000000 implements MigrationInterface {
  name = 'UnusedImages1790730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application_versions ADD COLUMN images jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`UPDATE application_versions SET images = draft->'images'`);
    await runner.query('ALTER TABLE images ADD COLUMN unused_since timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE images DROP COLUMN unused_since');
    await runner.query('ALTER TABLE application_versions DROP COLUMN images');
  }
}
