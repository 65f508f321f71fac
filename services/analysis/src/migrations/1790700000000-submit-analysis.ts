import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A submission in one call: with many at once, each way to the database and back is felt. A user's submissions pass one at a time,
 * under the lock that his events are written under, so that the limit holds and a repeated key finds the first analysis. The
 * statements of a function see what was committed before each of them, and so what whoever held the lock wrote.
 */
export class SubmitAnalysis1790700000000 implements MigrationInterface {
  name = 'SubmitAnalysis1790700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION submit_analysis(
        new_id uuid, owner text, words text, made_by text, repeat_key text, open_limit integer,
        OUT outcome text, OUT analysis_id uuid
      ) LANGUAGE plpgsql AS $$
      DECLARE earlier record;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('analysis-user:' || owner, 0));
        IF repeat_key IS NOT NULL THEN
          SELECT a.id, a.argument_text = words AND a.engine = made_by AS same INTO earlier
          FROM analyses a WHERE a.user_id = owner AND a.idempotency_key = repeat_key;
          IF FOUND THEN
            outcome := CASE WHEN earlier.same THEN 'repeated' ELSE 'key-reused' END;
            analysis_id := earlier.id;
            RETURN;
          END IF;
        END IF;
        IF (SELECT count(*) FROM analyses a
            WHERE a.user_id = owner AND a.state IN ('queued', 'running', 'retrying')) >= open_limit THEN
          outcome := 'too-many';
          RETURN;
        END IF;
        INSERT INTO analyses (id, user_id, argument_text, engine, idempotency_key, state)
        VALUES (new_id, owner, words, made_by, repeat_key, 'queued');
        INSERT INTO outbox (analysis_id) VALUES (new_id);
        INSERT INTO analysis_events (user_id, analysis_id, type) VALUES (owner, new_id, 'job');
        outcome := 'created';
        analysis_id := new_id;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION submit_analysis(uuid, text, text, text, text, integer)');
  }
}
