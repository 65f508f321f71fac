import type { ClaimReference } from './claim.ts';

const NUMBER_LIST = String.raw`\d{1,4}(?:\s*(?:,\s*(?:or|and|and/or)?|-|–|—|to|through|or|and/or|and)\s*(?:(?:of\s+)?claims?\s+|any\s+(?:one\s+)?of\s+claims?\s+)?\d{1,4}(?!\d|\s*(?:%|percent|mm|cm|°)))*`;
const TO_NUMBERS = new RegExp(
  String.raw`(\b(?:any|either|one|at\s+least\s+one|each|all)\s+(?:one\s+)?(?:or\s+more\s+)?(?:of\s+)?(?:the\s+)?(?:preceding\s+|previous\s+|foregoing\s+)?)?\bclaims?\s+(${NUMBER_LIST})`,
  'i',
);
const TO_EARLIER =
  /\b(?:any|either|one|at least one|each|all)?\s*(?:one\s+)?(?:of\s+)?(?:the\s+)?(?:preceding|previous|foregoing|above)\s+claims?\b/i;

/** The first mention of other claims in a claim; offsets are those of `text` plus `offset`. */
export function claimReference(text: string, offset: number, earlier: readonly number[]): ClaimReference | null {
  const match = TO_NUMBERS.exec(text);
  const relative = TO_EARLIER.exec(text);
  if (relative && (!match || relative.index < match.index)) {
    const start = offset + relative.index;
    return {
      numbers: earlier.slice(-MOST_NUMBERS),
      span: { start, end: start + relative[0].length },
      manner: earlier.length <= 1 ? 'single' : /\ball\b/i.test(relative[0]) ? 'cumulative' : 'alternative',
      relative: true,
    };
  }
  if (!match) return null;
  const [whole, quantifier = '', list = ''] = match;
  const numbers = numbersOf(list);
  const start = offset + match.index;
  return {
    numbers,
    span: { start, end: start + whole.length },
    manner: numbers.length === 1 ? 'single' : inTheAlternative(quantifier, list) ? 'alternative' : 'cumulative',
    relative: false,
  };
}

function inTheAlternative(quantifier: string, list: string): boolean {
  if (/\b(?:all|each)\b/i.test(quantifier)) return false;
  return /\b(?:any|either|one)\b/i.test(quantifier + list) || /\bor\b/i.test(list);
}

/** Claims that one claim can refer to: more than any real list of claims has. */
const MOST_NUMBERS = 1_000;

/** "1 to 3, 5 or 7" as 1, 2, 3, 5, 7. */
function numbersOf(list: string): number[] {
  const numbers = new Set<number>();
  let left = MOST_NUMBERS;
  for (const part of list.matchAll(/(\d+)(?:\s*(?:-|–|—|to|through)\s*(?:claims?\s+)?(\d+))?/gi)) {
    const from = Number(part[1]);
    const to = Math.max(from, Number(part[2] ?? part[1]));
    for (let number = from; number <= to && left > 0; number += 1, left -= 1) numbers.add(number);
  }
  return [...numbers];
}
