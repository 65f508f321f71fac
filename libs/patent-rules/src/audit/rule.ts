import type { AuditCitation, AuditLevel, AuditMend, AuditPlace, AuditSpan, DraftTextName } from '@premise/contracts';
import type { DraftFacts } from './draft-facts.ts';

/** What a rule says about one spot of a draft. */
export interface Remark {
  place: AuditPlace;
  span?: AuditSpan;
  /** Entry of the place's list. */
  index?: number;
  message: string;
  /** When it is less grave than the rule at its worst. */
  level?: AuditLevel;
  mend?: AuditMend;
  /** What it is about, for a stable id: a word, a number. Absent: the text of the span. */
  about?: string;
}

export type Outcome =
  | { kind: 'judged'; remarks: Remark[]; /** What holds when there is no remark. */ passed: string }
  | { kind: 'not-applicable'; because: string };

export interface Rule {
  /** As in the table of the README: F1, C7. */
  id: string;
  /** What is looked at, for the table and the report. */
  checks: string;
  /** The gravest level a finding of it can have. */
  level: AuditLevel;
  /** `provisional`: matters at filing; `later`: bites when the provisional is converted. */
  matters: 'provisional' | 'later';
  citation: AuditCitation;
  /** Why it matters, in an inventor's words. */
  why: string;
  examine(facts: DraftFacts): Outcome;
}

export const judged = (passed: string, remarks: Remark[]): Outcome => ({ kind: 'judged', passed, remarks });
export const notApplicable = (because: string): Outcome => ({ kind: 'not-applicable', because });

/** A mend of one place; the edits may come in any order and must not overlap. */
export const mend = (label: string, place: DraftTextName, edits: AuditMend['edits']): AuditMend => ({
  label,
  place,
  edits: [...edits].sort((a, b) => a.start - b.start),
});

export const replaceSpan = (label: string, place: DraftTextName, span: AuditSpan, text: string): AuditMend =>
  mend(label, place, [{ start: span.start, end: span.end, text }]);

/** "1 claim", "2 claims". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
