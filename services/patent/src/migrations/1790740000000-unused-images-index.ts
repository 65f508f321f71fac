import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep asks every ten minutes for the few images that are unused. */
export class UnusedImagesIndex1790740000000 implements MigrationInterface {
  name = 'UnusedImagesIndex1790740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX images_unused ON images (unused_since) WHERE unused_since IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX images_unused');
  }
}
