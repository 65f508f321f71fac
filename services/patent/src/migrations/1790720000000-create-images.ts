import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `stored_objects` names every file in the object store, from before it is written until after it is gone: one with a
 * `due_at` in the past is removed by the worker. So a save that fails half-way leaves nothing behind.
 */
export class CreateImages1790720000000 implements MigrationInterface {
  name = 'CreateImages1790720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stored_objects (
        bucket text NOT NULL,
        key text NOT NULL,
        user_id text NOT NULL,
        due_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (bucket, key)
      )`);
    await runner.query(`CREATE INDEX stored_objects_due ON stored_objects (due_at) WHERE due_at IS NOT NULL`);
    await runner.query(`CREATE INDEX stored_objects_of_user ON stored_objects (user_id)`);

    await runner.query(`
      CREATE TABLE images (
        id uuid PRIMARY KEY,
        user_id text NOT NULL,
        application_id uuid REFERENCES applications (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        name text NOT NULL,
        object_key text NOT NULL UNIQUE,
        thumbnail_key text NOT NULL UNIQUE,
        bytes integer NOT NULL,
        type text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        dpi real,
        colour text NOT NULL CHECK (colour IN ('black-and-white', 'grey', 'colour')),
        uploaded_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX images_of_application ON images (application_id)`);
    await runner.query(`CREATE INDEX images_of_user ON images (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE images, stored_objects');
  }
}
