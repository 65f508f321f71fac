import type { AuditedDraft } from '../../draft/audited-draft.ts';
import { soundDraft } from './sound-draft.ts';

/** A change of the sound draft, and what the rule then says about which words. */
export interface RuleCase {
  rule: string;
  name: string;
  change: Partial<AuditedDraft>;
  /** Part of the message; null: the rule must stay silent. */
  says: string | null;
  /** The text of the finding's span. */
  at?: string;
}

export const bad = (
  rule: string,
  name: string,
  change: Partial<AuditedDraft>,
  says: string,
  at?: string,
): RuleCase => ({
  rule,
  name,
  change,
  says,
  ...(at === undefined ? {} : { at }),
});
export const good = (rule: string, name: string, change: Partial<AuditedDraft>): RuleCase => ({
  rule,
  name,
  change,
  says: null,
});

/** The description with one more sentence. */
export const told = (sentence: string): Partial<AuditedDraft> => ({
  detailedDescription: `${soundDraft().detailedDescription ?? ''}\n\n${sentence}`,
});
/** These claims alone, numbered. */
export const claims = (...texts: string[]): Partial<AuditedDraft> => ({
  claims: texts.map((text, at) => `${at + 1}. ${text}`).join('\n'),
});
