import { Injectable } from '@nestjs/common';
import { RefusedCalls, type Caller, type PlatformRequest } from '@premise/service-platform';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { AuditTrail } from './audit-trail.ts';

/** Writes a row of the audit log for each call that its caller's role does not reach. */
@Injectable()
export class AuditRefusals extends RefusedCalls {
  private readonly audit: AuditTrail;
  private readonly limits: AttemptLimits;

  constructor(audit: AuditTrail, limits: AttemptLimits) {
    super();
    this.audit = audit;
    this.limits = limits;
  }

  async note(caller: Caller, request: PlatformRequest): Promise<void> {
    // The log cannot be cleared: nobody may fill it by repeating a call.
    if (!(await this.limits.allows('refusedRowsPerAccount', caller.userId))) return;
    await this.audit.record({
      event: 'authz_fail',
      actor: caller.userId,
      address: request.ip,
      result: 'failure',
      details: { call: `${request.method} ${request.path.slice(0, 200)}` },
    });
  }
}
