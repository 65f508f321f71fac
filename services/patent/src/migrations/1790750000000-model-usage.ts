import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each user has used of the language model each day (UTC); the row without a user sums all of them up. */
export class ModelUsage1790750000000 implements MigrationInterface {
  name = 'ModelUsage1790750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_usage (
        day date NOT NULL,
        user_id text NOT NULL,
        calls bigint NOT NULL,
        tokens bigint NOT NULL,
        PRIMARY KEY (day, user_id)
      )`);
    await runner.query(`CREATE INDEX model_usage_of_user ON model_usage (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_usage');
  }
}
