import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Order and search of the administrators' list, by name of the index. */
const USER_INDEXES: Record<string, string> = {
  users_by_created: '(created_at, id)',
  users_by_name: `(lower(first_name || ' ' || last_name), id)`,
  users_by_last_login: `(coalesce(last_login, '-infinity'::timestamptz), id)`,
  users_blocked: '(created_at, id) WHERE blocked',
  users_unverified: '(created_at, id) WHERE NOT is_verified',
  users_admins: '(created_at, id) WHERE is_admin OR is_super_user',
  // by part, from three letters; below that by beginning
  users_text: `USING gin (lower(first_name || ' ' || last_name || E'\\n' || email || E'\\n' || id::text) gin_trgm_ops)`,
  users_name_beginning: `(lower(first_name || ' ' || last_name) text_pattern_ops)`,
  users_last_name_beginning: '(lower(last_name) text_pattern_ops)',
  users_email_beginning: '(email_key text_pattern_ops)',
  users_id_beginning: '((id::text) text_pattern_ops)',
};

const COUNTED = `count(*), count(*) FILTER (WHERE blocked), count(*) FILTER (WHERE NOT is_verified),
  count(*) FILTER (WHERE is_admin OR is_super_user)`;
const COLUMNS = 'total, blocked, unverified, admins';

/**
 * The administrators' list of accounts and their view of the audit log, without reading a whole table at a million accounts.
 *
 * How many accounts there are is kept as changes to be summed up: a row for each statement that changes it, so that nobody
 * waits for anybody else's, and the worker makes one of many.
 */
export class Administration1790600000000 implements MigrationInterface {
  name = 'Administration1790600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const [name, definition] of Object.entries(USER_INDEXES)) {
      await runner.query(`CREATE INDEX ${name} ON users ${definition}`);
    }
    await this.countAccounts(runner);
    await runner.query('DROP INDEX audit_log_at');
    await runner.query('DROP INDEX audit_log_target');
    await runner.query('CREATE INDEX audit_log_at ON audit_log (at DESC, id DESC)');
    for (const column of ['actor', 'target', 'event', 'address']) {
      await runner.query(`CREATE INDEX audit_log_${column} ON audit_log (${column}, at DESC, id DESC)`);
    }
    await runner.query(`CREATE INDEX audit_log_failures ON audit_log (at DESC, id DESC) WHERE result = 'failure'`);
  }

  private async countAccounts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_count_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        total bigint NOT NULL,
        blocked bigint NOT NULL,
        unverified bigint NOT NULL,
        admins bigint NOT NULL
      )`);
    await runner.query(`
      CREATE FUNCTION note_account_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO account_count_changes (${COLUMNS}) SELECT ${COUNTED} FROM new_rows HAVING count(*) > 0;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO account_count_changes (${COLUMNS})
          SELECT -c.t, -c.b, -c.u, -c.a FROM (SELECT ${COUNTED} FROM old_rows) AS c (t, b, u, a) WHERE c.t > 0;
        ELSE
          INSERT INTO account_count_changes (${COLUMNS})
          SELECT n.t - o.t, n.b - o.b, n.u - o.u, n.a - o.a
          FROM (SELECT ${COUNTED} FROM new_rows) AS n (t, b, u, a), (SELECT ${COUNTED} FROM old_rows) AS o (t, b, u, a)
          WHERE (n.t, n.b, n.u, n.a) IS DISTINCT FROM (o.t, o.b, o.u, o.a);
        END IF;
        RETURN NULL;
      END $$`);
    // From here on nothing is missed: the table is locked until this migration commits.
    await runner.query(`
      CREATE TRIGGER users_added AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_account_counts()`);
    await runner.query(`
      CREATE TRIGGER users_removed AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_account_counts()`);
    await runner.query(`
      CREATE TRIGGER users_changed AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION note_account_counts()`);
    await runner.query(`INSERT INTO account_count_changes (${COLUMNS}) SELECT ${COUNTED} FROM users`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['added', 'removed', 'changed']) await runner.query(`DROP TRIGGER users_${name} ON users`);
    await runner.query('DROP FUNCTION note_account_counts');
    await runner.query('DROP TABLE account_count_changes');
    for (const name of Object.keys(USER_INDEXES)) await runner.query(`DROP INDEX ${name}`);
    for (const name of ['at', 'actor', 'target', 'event', 'address', 'failures']) {
      await runner.query(`DROP INDEX audit_log_${name}`);
    }
    await runner.query('CREATE INDEX audit_log_at ON audit_log (at DESC)');
    await runner.query('CREATE INDEX audit_log_target ON audit_log (target, at DESC)');
  }
}
