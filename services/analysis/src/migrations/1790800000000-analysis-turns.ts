import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts are served in turn, long texts in a lane of their own, and what an account may submit and keep is limited.
 *
 * `turn` orders the waiting runs of a lane: each account has at most one run in each turn. A newcomer joins the turn that is being
 * served, and an account that has runs waiting joins the turn after its last one. So a newcomer is never behind the second run
 * of anybody else, and nobody who waits is passed over again and again.
 *
 * The function of before stays for programs of before, which run beside new ones during an upgrade; its rows have the first turn.
 */
export class AnalysisTurns1790800000000 implements MigrationInterface {
  name = 'AnalysisTurns1790800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION analysis_lane(made_by text, words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE
          WHEN made_by <> 'built-in' THEN made_by
          WHEN octet_length(words) > ${LONG_TEXT_BYTES} THEN 'built-in-long'
          ELSE 'built-in'
        END
      $$`);
    await runner.query(`
      ALTER TABLE analyses
        ADD COLUMN turn integer NOT NULL DEFAULT 1,
        ADD COLUMN stored_bytes integer NOT NULL DEFAULT 0,
        ADD COLUMN lane text GENERATED ALWAYS AS (analysis_lane(engine, argument_text)) STORED`);
    await runner.query(`
      UPDATE analyses a SET stored_bytes = octet_length(a.argument_text)
        + coalesce((SELECT r.bytes FROM analysis_results r WHERE r.analysis_id = a.id), 0)`);
    await runner.query(`
      CREATE INDEX analyses_turns ON analyses (lane, state, turn) WHERE state IN ('queued', 'running')`);
    await runner.query(`CREATE INDEX analyses_stored ON analyses (user_id) INCLUDE (stored_bytes)`);
    await runner.query(`
      CREATE TABLE analysis_submissions (
        user_id text NOT NULL,
        submitted_at timestamptz(3) NOT NULL
      )`);
    await runner.query(`
      CREATE INDEX analysis_submissions_of_user ON analysis_submissions (user_id, submitted_at)`);
    await runner.query(`
      CREATE FUNCTION submit_analysis(
        new_id uuid, owner text, words text, made_by text, repeat_key text,
        open_limit integer, hourly_limit integer, byte_limit bigint,
        OUT outcome text, OUT analysis_id uuid, OUT lane text, OUT turn integer, OUT wait_seconds float8
      ) LANGUAGE plpgsql AS $$
      DECLARE
        earlier record;
        new_lane text := analysis_lane(made_by, words);
        new_bytes integer := ${SET_ASIDE} * octet_length(words);
        new_turn integer;
        -- of the statement, not of the transaction: that may have waited for the lock
        present timestamptz;
        oldest timestamptz;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('analysis-user:' || owner, 0));
        present := clock_timestamp();
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
          outcome := 'too-many-open';
          RETURN;
        END IF;
        -- the one that has to be an hour old before there is room for another
        SELECT s.submitted_at INTO oldest FROM analysis_submissions s
        WHERE s.user_id = owner AND s.submitted_at > present - interval '1 hour'
        ORDER BY s.submitted_at DESC OFFSET hourly_limit - 1 LIMIT 1;
        IF FOUND THEN
          outcome := 'too-many-in-an-hour';
          wait_seconds := extract(epoch FROM oldest + interval '1 hour' - present);
          RETURN;
        END IF;
        IF (SELECT coalesce(sum(a.stored_bytes), 0) FROM analyses a WHERE a.user_id = owner) + new_bytes > byte_limit THEN
          outcome := 'storage-full';
          RETURN;
        END IF;
        new_turn := least(${LAST_TURN}, greatest(
          1,
          (SELECT max(a.turn) + 1 FROM analyses a
           WHERE a.user_id = owner AND a.lane = new_lane AND a.state IN ('queued', 'running', 'retrying')),
          (SELECT max(a.turn) FROM analyses a WHERE a.lane = new_lane AND a.state = 'running'),
          (SELECT min(a.turn) - 1 FROM analyses a WHERE a.lane = new_lane AND a.state = 'queued')));
        INSERT INTO analyses (id, user_id, argument_text, engine, idempotency_key, state, turn, stored_bytes)
        VALUES (new_id, owner, words, made_by, repeat_key, 'queued', new_turn, new_bytes);
        INSERT INTO analysis_submissions (user_id, submitted_at) VALUES (owner, present);
        INSERT INTO outbox (analysis_id) VALUES (new_id);
        INSERT INTO analysis_events (user_id, analysis_id, type) VALUES (owner, new_id, 'job');
        outcome := 'created';
        analysis_id := new_id;
        lane := new_lane;
        turn := new_turn;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION submit_analysis(uuid, text, text, text, text, integer, integer, bigint)');
    await runner.query('DROP TABLE analysis_submissions');
    await runner.query('ALTER TABLE analyses DROP COLUMN lane, DROP COLUMN turn, DROP COLUMN stored_bytes');
    await runner.query('DROP FUNCTION analysis_lane(text, text)');
  }
}

/** Above it the built-in engine takes most of a second. */
const LONG_TEXT_BYTES = 20_000;
/** A result repeats its text: room for both is set aside until the result's size is known. */
const SET_ASIDE = 2;
/** The queue knows no later one; whoever comes to be behind it is served in the order of arrival. */
const LAST_TURN = 2_000_000;
