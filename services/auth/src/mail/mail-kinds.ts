import {
  EMAIL_CHANGE_LIFETIME_HOURS,
  RESET_LIFETIME_MINUTES,
  RESET_PASSWORD_PAGE,
  VERIFICATION_LIFETIME_HOURS,
  VERIFY_EMAIL_CHANGE_PAGE,
  VERIFY_PAGE,
} from '@premise/contracts';

const LINK_MAILS = ['verification', 'password-reset', 'password-setup', 'email-change'] as const;
const NOTICES = [
  'password-changed',
  'email-change-notice',
  'email-changed',
  'account-deleted',
  'account-blocked',
  'security-question-changed',
  'draft-audit',
] as const;

/** Mails that carry a one-time link. */
export type LinkMailKind = (typeof LINK_MAILS)[number];
/** Mails that tell what has happened. `email-change-notice` and `email-changed` go to the old address, `draft-audit` to a visitor. */
export type NoticeKind = (typeof NOTICES)[number];
export type MailKind = LinkMailKind | NoticeKind;
export const MAIL_KINDS: readonly MailKind[] = [...LINK_MAILS, ...NOTICES];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Where the link of a mail leads, and how long it works. */
export const LINKS: Record<LinkMailKind, { page: string; lifetimeMs: number }> = {
  verification: { page: VERIFY_PAGE, lifetimeMs: VERIFICATION_LIFETIME_HOURS * HOUR_MS },
  'password-reset': { page: RESET_PASSWORD_PAGE, lifetimeMs: RESET_LIFETIME_MINUTES * MINUTE_MS },
  'password-setup': { page: RESET_PASSWORD_PAGE, lifetimeMs: RESET_LIFETIME_MINUTES * MINUTE_MS },
  'email-change': { page: VERIFY_EMAIL_CHANGE_PAGE, lifetimeMs: EMAIL_CHANGE_LIFETIME_HOURS * HOUR_MS },
};

export const isLinkMail = (kind: MailKind): kind is LinkMailKind => Object.hasOwn(LINKS, kind);

/**
 * What the owner of a mailbox must learn even when the account is gone a moment later: that it is deleted, or that it was
 * moved to another address. All other mails stand and fall with their account.
 */
const OUTLIVING: readonly MailKind[] = ['account-deleted', 'email-changed'];
export const outlivesAccount = (kind: MailKind): boolean => OUTLIVING.includes(kind);

const NOTICE_TRIED_FOR_MS = 72 * HOUR_MS;

/** How long sending is tried: a link must still leave its reader time when it arrives. */
export function triedForMs(kind: MailKind): number {
  if (!isLinkMail(kind)) return NOTICE_TRIED_FOR_MS;
  const { lifetimeMs } = LINKS[kind];
  return lifetimeMs - Math.min(lifetimeMs / 6, HOUR_MS);
}
