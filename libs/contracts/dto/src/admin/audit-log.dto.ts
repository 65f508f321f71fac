import { AUDIT_EVENTS, type AuditEvent, type AuditLogQuery } from '@premise/contracts';
import { Moment, OneOf, Place, ShortText } from '../text/query-rules.ts';

/** Query of GET /api/admin/audit-log. */
export class AuditLogQueryDto implements AuditLogQuery {
  @OneOf(AUDIT_EVENTS)
  event?: AuditEvent;

  @OneOf(['success', 'failure'])
  result?: 'success' | 'failure';

  @ShortText(254)
  person?: string;

  @ShortText(64)
  address?: string;

  @Moment()
  from?: string;

  @Moment()
  to?: string;

  @Place()
  after?: string;
}
