import { Injectable } from '@nestjs/common';
import { LIMITS, type AuditLogQuery } from '@premise/contracts';
import { DataSource } from 'typeorm';

export interface ReadAuditRow {
  id: string;
  at: Date;
  /** With all its digits, for the place in the list. */
  atKey: string;
  event: string;
  actor: string | null;
  target: string | null;
  address: string | null;
  result: 'success' | 'failure';
  details: Record<string, string | number | boolean>;
}

export interface NamedSubject {
  subject: string;
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Where the list goes on, and whose rows are asked for. */
export interface AuditReading extends Pick<AuditLogQuery, 'event' | 'result' | 'address' | 'from' | 'to'> {
  subject: string | null;
  place: { key: string; id: string } | null;
}

const COLUMNS = 'id, at, at::text AS "atKey", event, actor, target, address, result, details';
const NEWEST_FIRST = `ORDER BY at DESC, id DESC LIMIT ${LIMITS.auditLogPageSize + 1}`;

/** Reads the audit log, each time along an index. */
@Injectable()
export class AuditLogRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  /** One row more than a page holds, the newest first. */
  read({ event, result, address, from, to, subject, place }: AuditReading): Promise<ReadAuditRow[]> {
    const values: unknown[] = [];
    const texts: string[] = [];
    const where = (value: unknown, condition: (parameter: string) => string): void => {
      if (value === undefined || value === null) return;
      values.push(value);
      texts.push(condition(`$${values.length}`));
    };
    where(event, (value) => `event = ${value}`);
    // As the index of failures says it.
    if (result !== undefined) texts.push(`result = '${result === 'failure' ? 'failure' : 'success'}'`);
    where(address, (value) => `address = ${value}`);
    where(from, (value) => `at >= ${value}::timestamptz`);
    where(to, (value) => `at < ${value}::timestamptz`);
    if (place !== null) {
      values.push(place.key, place.id);
      texts.push(`(at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
    }
    if (subject === null) return this.dataSource.query<ReadAuditRow[]>(this.statement(texts), values);
    values.push(subject);
    // Two short ways through two indexes: an OR would read the whole log for somebody of whom it knows little.
    const [acting, actedUpon] = ['actor', 'target'].map((column) =>
      this.statement([...texts, `${column} = $${values.length}`]),
    );
    return this.dataSource.query<ReadAuditRow[]>(
      `SELECT * FROM ((${acting}) UNION (${actedUpon})) AS found ORDER BY at DESC, id DESC LIMIT ${LIMITS.auditLogPageSize + 1}`,
      values,
    );
  }

  private statement(conditions: string[]): string {
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    return `SELECT ${COLUMNS} FROM audit_log ${where} ${NEWEST_FIRST}`;
  }

  /** The subject of an account, by its address or id; null when the log has never named it. */
  async subjectOf(account: { id: string } | { emailKey: string }): Promise<string | null> {
    const [column, value] = 'id' in account ? ['id', account.id] : ['email_key', account.emailKey];
    const [row] = await this.dataSource.query<{ subject: string }[]>(
      `SELECT subject FROM audit_subjects JOIN users ON users.id = user_id WHERE users.${column} = $1`,
      [value],
    );
    return row?.subject ?? null;
  }

  /** The accounts behind subjects, of those that still have one. */
  namesOf(subjects: readonly string[]): Promise<NamedSubject[]> {
    return this.dataSource.query<NamedSubject[]>(
      `SELECT subject, users.id, first_name AS "firstName", last_name AS "lastName", email
       FROM audit_subjects JOIN users ON users.id = user_id WHERE subject = ANY ($1::uuid[])`,
      [subjects],
    );
  }
}
