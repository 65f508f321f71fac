import type { TextSpan } from '@premise/contracts';
import { describeQuantifier, EXPLANATIONS, quantifiersOf } from '../reading/quantifiers.ts';

export interface QuantifierFound {
  span: TextSpan;
  text: string;
  label: string;
  reason: string;
}

/** Lower case of the same length, with straight apostrophes. */
function toLower(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())).replaceAll(
    '’',
    "'",
  );
}

/** Words such as "all", "most" and "never" in a passage of the clean text. */
export function findQuantifierWords(clean: string, { start, end }: TextSpan): QuantifierFound[] {
  const text = clean.slice(start, end);
  return quantifiersOf({ text, lower: toLower(text), start })
    .filter((found) => !isPartOfName(clean, found))
    .map((found) => ({
      span: { start: found.start, end: found.end },
      text: describeQuantifier(found),
      label: found.label,
      reason: EXPLANATIONS[found.kind],
    }));
}

const BEFORE_MONTH =
  /(?:\b(?:in|since|until|till|by|from|of|on|last|this|next|early|mid|late|before|after|every) |\d(?:st|nd|rd|th)? )$/i;
const BEFORE_NUMBER =
  /(?:[\p{L}\p{N}][-–/.]|\b(?:claims?|figs?\.?|figures?|sections?|clauses?|no\.?|rule|chapter|page|item|ward|line|room|platform|route|type|class|u\.s\.c\.) )$/iu;

/** The month of May, and numbers that are part of a name ("T-3", "claim 4"). */
function isPartOfName(clean: string, { words, start, end }: TextSpan & { words: string }): boolean {
  const before = clean.slice(Math.max(0, start - 20), start);
  if (words === 'May') return BEFORE_MONTH.test(before) || /^ \d/.test(clean.slice(end, end + 2));
  return /^\d/.test(words) && BEFORE_NUMBER.test(before);
}

const CONDITION =
  /\b(?:if|unless|only if|provided that|whenever|as long as)\b (?!any\b|not\b|so\b|only\b|possible\b)\S+/i;

/** True where the words make one thing depend on another. */
export const isConditional = (words: string): boolean =>
  CONDITION.test(words) && !/\b(?:as|what|even) if\b/i.test(words);
