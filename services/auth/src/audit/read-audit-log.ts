import { Injectable } from '@nestjs/common';
import { LIMITS, type AuditLogQuery, type AuditLogRow, type AuditPerson } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { emailKey } from '../accounts/email-key.ts';
import { readPlace, writePlace } from '../lists/list-place.ts';
import { refuseMadeUpPlace } from '../lists/refuse-made-up-place.ts';
import { AuditLogRepository, type NamedSubject, type ReadAuditRow } from './audit-log.repository.ts';

const ORDER = 'audit';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Nobody's: what is asked of somebody unknown finds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** One page of the audit log. Who is named in it is told by name and address for as long as there is the account. */
@Injectable()
export class ReadAuditLog {
  private readonly log: AuditLogRepository;

  constructor(log: AuditLogRepository) {
    this.log = log;
  }

  async read({ person, after, ...query }: AuditLogQuery): Promise<{ rows: AuditLogRow[]; next: string | null }> {
    for (const moment of [query.from, query.to]) {
      if (moment !== undefined && Number.isNaN(Date.parse(moment))) {
        throw new CodedError('VALIDATION_FAILED', 'This is no time.');
      }
    }
    const place = after === undefined ? null : readPlace(ORDER, after);
    const subject = person === undefined || person.trim() === '' ? null : await this.subjectOf(person.trim());
    const read = await this.log.read({ ...query, subject, place }).catch(refuseMadeUpPlace);
    const rows = read.slice(0, LIMITS.auditLogPageSize);
    const last = rows.at(-1);
    return {
      rows: await this.present(rows),
      next: read.length > rows.length && last ? writePlace(ORDER, { key: last.atKey, id: last.id }) : null,
    };
  }

  private async subjectOf(person: string): Promise<string> {
    if (!UUID.test(person)) return (await this.log.subjectOf({ emailKey: emailKey(person) })) ?? NOBODY;
    // An account's id, or the name that the log itself uses, which outlives the account.
    return (await this.log.subjectOf({ id: person })) ?? person.toLowerCase();
  }

  private async present(rows: ReadAuditRow[]): Promise<AuditLogRow[]> {
    const subjects = new Set(rows.flatMap(({ actor, target }) => [actor, target]).filter((each) => each !== null));
    const named = new Map((await this.log.namesOf([...subjects])).map((name) => [name.subject, name]));
    const person = (subject: string | null): AuditPerson | null =>
      subject === null ? null : { subject, account: accountOf(named.get(subject)) };
    return rows.map(({ id, at, event, actor, target, address, result, details }) => ({
      id,
      at: at.toISOString(),
      event,
      actor: person(actor),
      target: person(target),
      address,
      result,
      details,
    }));
  }
}

const accountOf = (name: NamedSubject | undefined): AuditPerson['account'] =>
  name === undefined ? null : { id: name.id, name: `${name.firstName} ${name.lastName}`, email: name.email };
