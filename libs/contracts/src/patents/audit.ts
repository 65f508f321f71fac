import type { Answer } from '../api.ts';
import type { DraftTextName, DraftTexts } from './draft.ts';

/** How grave a finding is: `fix` before filing, `review` with a person's eye, `hint` for a better draft. */
export type AuditLevel = 'fix' | 'review' | 'hint';

/** Where a rule comes from, such as { label: '37 CFR 1.72(a)', url: 'https://…' }. */
export interface AuditCitation {
  label: string;
  url: string | null;
}

/** A part of a draft that a finding is about. */
export type AuditPlace = DraftTextName | 'inventors' | 'figures' | 'images' | 'filing';

/** Offsets in UTF-16 code units into the text of the place, end exclusive. */
export interface AuditSpan {
  start: number;
  end: number;
}

/** A mechanical change that settles a finding: these spans of the place become these texts. Spans do not overlap. */
export interface AuditMend {
  /** What the button says. */
  label: string;
  place: DraftTextName;
  edits: (AuditSpan & { text: string })[];
}

export interface AuditFinding {
  /** Stable within a draft: rule, place and what it is about. */
  id: string;
  /** Such as F1, C7 or A2. */
  rule: string;
  level: AuditLevel;
  place: AuditPlace;
  /** Null where something is missing rather than wrong. */
  span: AuditSpan | null;
  /** Entry of the place's list (inventor, figure, image) it is about; null for texts. */
  index: number | null;
  /** What is wrong, in one sentence. */
  message: string;
  /** Why it matters, in an inventor's words. */
  why: string;
  citation: AuditCitation;
  mend: AuditMend | null;
  /** `rule`: worked out; `language-model`: an opinion in addition, marked as such. */
  source: 'rule' | 'language-model';
}

/** A rule that was looked at and found nothing wrong. */
export interface AuditPass {
  rule: string;
  /** What holds, in one sentence. */
  message: string;
  citation: AuditCitation;
}

/** The same in the browser and on the server. */
export interface AuditReport {
  /** Version of the rules. */
  rules: string;
  findings: AuditFinding[];
  passed: AuditPass[];
  /** Rules that had nothing to look at, such as those of claims in a draft without claims; `message` says why. */
  notApplicable: AuditPass[];
  /** Of all findings, those beyond the first two hundred of a rule included, which `findings` leaves out. */
  counts: Record<AuditLevel | 'passed', number>;
}

/**
 * POST; a bearer only says by whom it is counted: by account, without one by address. Audits a draft that somebody pastes (JSON AuditTextRequest) or drops (multipart,
 * field `file`: .docx, .pdf or .txt up to LIMITS.auditFileBytes). Nothing is kept.
 */
export const AUDIT_PATH = '/api/patents/audit';
export const AUDIT_FILE_FIELD = 'file';
/** The longest time from the last byte of an audit's request to its answer; who passes the request on waits a second longer. */
export const AUDIT_DEADLINE_MS = 7_000;
export interface AuditTextRequest {
  text: string;
}
export type AuditResponse = Answer<{
  report: AuditReport;
  /** The sections as they were told apart; spans of the findings point into these. */
  texts: DraftTexts;
  /** The headings by which they were, as written and in their order. */
  headings: string[];
}>;

/**
 * POST, limited by caller as an audit is, and by recipient: mails the report on these sections. The mail names rules,
 * numbers and sections and quotes nothing, so that it carries nobody's words to a mailbox that may be somebody else's.
 */
export const AUDIT_MAIL_PATH = '/api/patents/audit/mail';
export interface AuditMailRequest {
  email: string;
  texts: DraftTexts;
  /** As the audit gave them; without them the order of the sections is not judged. */
  headings?: string[];
}
export type AuditMailResponse = Answer;

/** One rule in a mailed report. Every text of it is the product's own. */
export interface MailedFinding {
  rule: string;
  level: AuditLevel;
  /** What the rule looks at, and why it matters. */
  checks: string;
  why: string;
  citation: AuditCitation;
  /** How often, in which section, in the order of the sections. */
  places: { place: AuditPlace; count: number }[];
}

/** From the patent service to the mails of the auth service, over the queue of this name. */
export const AUDIT_MAIL_QUEUE = 'audit-report-mails';
export interface AuditMailMessage {
  /** Of the mail: two deliveries of one message give one mail. */
  id: string;
  email: string;
  counts: AuditReport['counts'];
  findings: MailedFinding[];
}
