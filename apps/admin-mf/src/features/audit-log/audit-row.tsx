import type { AuditLogRow, AuditPerson } from '@premise/contracts';
import { Badge } from '@premise/ui';
import { secondOf } from '../../shared/moments.ts';
import { detailsInWords, eventInWords } from './event-words.ts';
import classes from './audit-log.module.css';

function Person({ person }: { person: AuditPerson | null }) {
  if (person === null) return <span className={classes.nobody}>Unknown</span>;
  if (person.account === null) {
    return (
      <span className={classes.gone} title={person.subject}>
        Deleted account {person.subject.slice(0, 8)}
      </span>
    );
  }
  return (
    <>
      <span dir="auto">{person.account.name}</span>
      <span className={classes.email}>{person.account.email}</span>
    </>
  );
}

/** One row of the log: who did what to whom, from where, and whether it came about. */
export function AuditRow({ row }: { row: AuditLogRow }) {
  return (
    <tr role="row" className={classes.row}>
      <td role="cell" className={classes.time}>
        <time dateTime={row.at}>{secondOf(row.at)}</time>
      </td>
      <th role="rowheader" scope="row" className={classes.event}>
        {eventInWords(row.event)}
        {row.result === 'failure' && <Badge color="red">Failure</Badge>}
        <code className={classes.code}>{row.event}</code>
      </th>
      <td role="cell" className={classes.person} data-label="Actor">
        <Person person={row.actor} />
      </td>
      <td role="cell" className={classes.person} data-label="Target">
        <Person person={row.target} />
      </td>
      <td role="cell" className={classes.address} data-label="Address">
        {row.address?.replace(/^::ffff:/, '') ?? '–'}
      </td>
      <td role="cell" className={classes.details} data-label="Details">
        {detailsInWords(row) || '–'}
      </td>
    </tr>
  );
}
