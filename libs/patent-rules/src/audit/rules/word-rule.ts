import type { AuditLevel, AuditSpan, DraftTextName } from '@premise/contracts';
import { matchesOf } from '../../text/text-hits.ts';
import { type DraftFacts, hitsIn } from '../draft-facts.ts';
import { judged, notApplicable, type Outcome, type Remark, replaceSpan } from '../rule.ts';

/** Words that a rule objects to, and what it says about them. */
export interface WordPattern {
  pattern: RegExp;
  message: (found: string) => string;
  level?: AuditLevel;
  /** The text that settles it, where that is mechanical. */
  mend?: { label: string; text: (found: string) => string };
}

/** Looks for patterns in the texts that are there. `key` names the patterns in the memory of the texts. */
export function examineWords(
  facts: DraftFacts,
  key: string,
  fields: readonly DraftTextName[],
  patterns: readonly WordPattern[],
  passed: string,
): Outcome {
  const texts = facts.texts(...fields);
  if (texts.length === 0) return notApplicable('None of the texts it reads is written yet.');
  const remarks = texts.flatMap((text): Remark[] =>
    hitsIn(text, key, (unit) => hitsOf(unit, patterns)).map(({ start, end, text: words, which }) => {
      const pattern = patterns[which];
      const settled = pattern?.mend;
      return {
        place: text.field,
        span: { start, end },
        about: words.toLowerCase(),
        message: pattern?.message(words) ?? words,
        ...(pattern?.level === undefined ? {} : { level: pattern.level }),
        ...(settled === undefined
          ? {}
          : { mend: replaceSpan(settled.label, text.field, { start, end }, settled.text(words)) }),
      };
    }),
  );
  return judged(passed, remarks);
}

type Hit = AuditSpan & { text: string; which: number };

/** Of overlapping hits the earlier, then the one of the earlier pattern counts. */
function hitsOf(unit: string, patterns: readonly WordPattern[]): Hit[] {
  const hits = patterns
    .flatMap(({ pattern }, which) => matchesOf(unit, pattern).map((hit): Hit => ({ ...hit, which })))
    .sort((a, b) => a.start - b.start || a.which - b.which);
  let end = 0;
  return hits.filter((hit) => {
    if (hit.start < end) return false;
    end = hit.end;
    return true;
  });
}

/** The replacement in the casing of what it replaces. */
export const likeCased = (found: string, text: string): string =>
  /^\p{Lu}/u.test(found) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
