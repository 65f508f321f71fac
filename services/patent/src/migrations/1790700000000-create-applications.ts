import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A draft is one JSON value: it is always read and written whole. What the list shows stands beside it, so that a list reads
 * none of the texts. Times have millisecond precision, as they are told.
 */
export class CreateApplications1790700000000 implements MigrationInterface {
  name = 'CreateApplications1790700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE applications (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        draft jsonb NOT NULL,
        title text NOT NULL,
        short_description text NOT NULL,
        status text NOT NULL CHECK (status IN ('draft', 'complete')),
        completed_sections jsonb NOT NULL,
        images jsonb NOT NULL,
        measures jsonb NOT NULL,
        creation_key text,
        last_save_key text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX applications_creation_key ON applications (user_id, creation_key)
      WHERE creation_key IS NOT NULL`);
    await runner.query(`CREATE INDEX applications_of_user ON applications (user_id, updated_at DESC, id)`);

    await runner.query(`
      CREATE TABLE application_versions (
        application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
        version integer NOT NULL,
        draft jsonb NOT NULL,
        bytes integer NOT NULL,
        title text NOT NULL,
        words integer NOT NULL,
        reason text NOT NULL CHECK (reason IN ('automatic', 'before-loss', 'before-restore', 'named')),
        name text,
        saved_at timestamptz(3) NOT NULL,
        kept_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (application_id, version),
        CHECK ((reason = 'named') = (name IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE application_versions, applications');
  }
}
