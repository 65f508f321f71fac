import { AUDIT_DEADLINE_MS } from '@premise/contracts';
import type { Environment, RateLimit } from '@premise/service-platform';

const TEN_MINUTES = 600;
const DAY = 86_400;

/** What may be audited, with and without an account. A caller is an account, or an address of the network. */
export interface AuditLimits {
  /** Drafts that one caller has read and judged. */
  auditPerCaller: RateLimit;
  /** Processor time that these take, in milliseconds. */
  auditProcessorMs: RateLimit;
  /** Reports that a caller has mailed, to whomever. */
  auditMailPerCaller: RateLimit;
  /** Reports that one mailbox gets, from whomever. */
  auditMailPerRecipient: RateLimit;
}

export interface AuditConfig extends AuditLimits {
  /** The longest time of an audit, waiting included, in milliseconds. */
  deadlineMs: number;
}

/** Injection token of RateLimits of AuditLimits. */
export const AUDIT_LIMITS = Symbol('patent.audit-limits');

export function readAuditConfig(environment: Environment): AuditConfig {
  const limit = (name: string, points: number, seconds: number): RateLimit => ({
    points: environment.whole(name, { min: 1, max: 1_000_000_000 }, points),
    seconds,
  });
  return {
    deadlineMs: AUDIT_DEADLINE_MS,
    auditPerCaller: limit('LIMIT_AUDIT_PER_CALLER', 60, TEN_MINUTES),
    auditProcessorMs: limit('LIMIT_AUDIT_PROCESSOR_MS', 60_000, TEN_MINUTES),
    auditMailPerCaller: limit('LIMIT_AUDIT_MAIL_PER_CALLER', 20, DAY),
    auditMailPerRecipient: limit('LIMIT_AUDIT_MAIL_PER_RECIPIENT', 3, DAY),
  };
}
