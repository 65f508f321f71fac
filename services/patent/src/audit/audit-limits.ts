import type { Environment, RateLimit } from '@premise/service-platform';

const TEN_MINUTES = 600;
const DAY = 86_400;

/** What a visitor may have done without an account. */
export interface AuditLimits {
  /** Drafts that one address of the network has read and judged. */
  auditPerAddress: RateLimit;
  /** Reports that it has mailed, to whomever. */
  auditMailPerAddress: RateLimit;
  /** Reports that one mailbox gets, from whomever. */
  auditMailPerRecipient: RateLimit;
}

/** Injection token of RateLimits of AuditLimits. */
export const AUDIT_LIMITS = Symbol('patent.audit-limits');

export function readAuditLimits(environment: Environment): AuditLimits {
  const limit = (name: string, points: number, seconds: number): RateLimit => ({
    points: environment.whole(name, { min: 1, max: 1_000_000_000 }, points),
    seconds,
  });
  return {
    auditPerAddress: limit('LIMIT_AUDIT_PER_ADDRESS', 60, TEN_MINUTES),
    auditMailPerAddress: limit('LIMIT_AUDIT_MAIL_PER_ADDRESS', 20, DAY),
    auditMailPerRecipient: limit('LIMIT_AUDIT_MAIL_PER_RECIPIENT', 3, DAY),
  };
}
