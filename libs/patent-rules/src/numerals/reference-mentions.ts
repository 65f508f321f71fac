import type { AuditSpan } from '@premise/contracts';
import { BOUNDARIES, DISCRIMINATORS, QUANTIFIERS } from '../claims/claim-vocabulary.ts';
import { singular } from '../text/word-forms.ts';

/** A reference sign in a text with the part it stands behind, "the drive shaft 12a". */
export interface ReferenceMention extends AuditSpan {
  /** "12a". */
  numeral: string;
  /** The whole name in lower case and singular, "drive shaft". */
  name: string;
  /** Its last word, "shaft". */
  head: string;
  /** Several signs share the name: "levers 12a, 12b". */
  shared: boolean;
}

const SIGN = String.raw`\d{1,4}(?:[a-zA-Z](?![a-zA-Z])|['′])?`;
/** Hyphens have an end, lest "a-a-a-a" be read from each of its letters to its last. */
const WORD = String.raw`\p{L}[\p{L}\p{N}]*(?:[-/’'][\p{L}\p{N}]+){0,8}`;
/** Up to five words, then one sign or a list of signs; at least two digits or a bracket tell a sign from a count. */
const MENTION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${WORD}\s+){0,4}${WORD})\s+\(?(${SIGN}(?:\s*(?:,\s*(?:and|or)?|and|or|to|through|-|–)\s*${SIGN})*)\)?(?!\s*(?:%|°|percent|degrees?|mm|cm|m|km|nm|µm|um|in|inch(?:es)?|ft|feet|kg|g|mg|lb|lbs|oz|s|ms|sec|seconds?|min|minutes?|hours?|days?|weeks?|months?|years?|V|mV|kV|A|mA|W|kW|Hz|kHz|MHz|GHz|K|C|F|Pa|kPa|MPa|psi|bar|N|J|ml|mL|l|L|mol|mM|M|rpm|bits?|bytes?|kB|MB|GB|times|or\s+more|or\s+less|and\s+\d+\s*(?:%|°|mm|cm))(?![\p{L}\p{N}])|[.,]\d|[/:×x]\s?\d)`,
  'gu',
);
const NO_PART = new Set(
  `fig figs figure figures claim claims step steps example examples table tables equation formula embodiment section chapter page
  paragraph no nos number numbers seq id version part patent application serial january february march april may june july
  august september october november december least most than about approximately between from to of at in by per over under
  least exceed exceeds equals equal is are was were first second line lines column item items type class level grade model day
  year u.s us pat ep wo jp and or with for the a an via using around up down least below above within room bit ieee iso usc cfr
  rule act art article numeral sign reference location offset element's row index code register address port channel`
    .trim()
    .split(/\s+/),
);

export function referenceMentions(text: string): ReferenceMention[] {
  const found: ReferenceMention[] = [];
  for (const match of text.matchAll(MENTION)) {
    const [whole, words = '', list = ''] = match;
    const named = nameOf(words);
    if (named === null) continue;
    const signs = [...list.matchAll(new RegExp(SIGN, 'gu'))].map(([sign]) => sign);
    const start = match.index + words.length - named.length;
    const end = match.index + whole.length;
    for (const numeral of signs) {
      if (!isSign(numeral)) continue;
      found.push({ start, end, numeral, name: named.name, head: named.head, shared: signs.length > 1 });
    }
  }
  return found;
}

/** One digit alone is more often a count; years are no signs. */
const isSign = (sign: string): boolean =>
  /^[1-9]\d{1,3}|^[1-9][a-zA-Z'′]/.test(sign) && !/^(?:1[89]|20)\d\d$/.test(sign);

function nameOf(words: string): { name: string; head: string; length: number } | null {
  const parts = [...words.matchAll(new RegExp(WORD, 'gu'))];
  const kept: string[] = [];
  let start = words.length;
  for (const part of parts.reverse()) {
    const lower = part[0].toLowerCase();
    const ends = BOUNDARIES.has(lower) || /^(?:the|a|an|said)$/.test(lower) || (kept.length > 0 && NO_PART.has(lower));
    if (ends || /(?:ly)$/.test(lower)) break;
    if (kept.length > 0 && /(?:es|ed|ing)$/.test(lower) && kept.length > 2) break;
    kept.unshift(singular(lower));
    start = part.index;
  }
  const head = kept.at(-1);
  if (head === undefined || NO_PART.has(head) || QUANTIFIERS.has(head) || DISCRIMINATORS.has(head)) return null;
  return { name: kept.join(' '), head, length: words.length - start };
}
