import { NO_EXPLICIT_PREMISES, PREMISE_SPLIT_LENGTH } from '@premise/contracts';
import { stripMarkup } from '../text/markup.ts';

const ITEM = /^\s*(?:\(?\d{1,3}[.):]|[-*•‣◦–—]|\(?[a-h][.)])\s+/;
const INLINE_ITEM = /(?:^|\s)(?:\(?\d{1,2}[.)]|[•‣◦*]|[-–—](?=\s))\s+/g;

export const LINE_BREAK = /\r\n|\r|\n/;

const NOTHING =
  /^(?:none|n\/?a|nothing|not applicable|no(?:ne)? (?:were )?(?:found|stated|identified|detected|given|present)|[-–—]|\[\]|)\.?$/i;

/** Says that there is nothing. */
export function isNothing(text: string): boolean {
  return NOTHING.test(text.trim());
}

export function tidy(text: string): string {
  return stripMarkup(text)
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Items of a block: numbered or bulleted ones, with their further lines; null where there are none. */
export function listedItems(block: string): string[] | null {
  const items: string[] = [];
  let listed = false;
  for (const line of block.split(LINE_BREAK)) {
    if (line.trim() === '') continue;
    const mark = ITEM.exec(line);
    if (mark) {
      listed = true;
      items.push(line.slice(mark[0].length));
    } else if (listed && items.length > 0) {
      items[items.length - 1] = `${items.at(-1) ?? ''} ${line.trim()}`;
    }
  }
  if (!listed) return null;
  return items.map(tidy).filter((item) => !isNothing(item));
}

/** Items of a block: listed ones, else its whole lines. */
export function itemsOf(block: string): string[] {
  return listedItems(block) ?? linesOf(block).filter((line) => !isNothing(line));
}

/** Lines of a block, tidy, without the blank ones. */
export function linesOf(block: string): string[] {
  return block
    .split(LINE_BREAK)
    .filter((line) => line.trim() !== '')
    .map(tidy)
    .filter((line) => line !== '');
}

/** S1 section 5: a single premise longer than 500 characters is split on numbers or bullets. */
export function splitLongPremise(premises: readonly string[]): string[] {
  const only = premises[0];
  if (premises.length !== 1 || only === undefined || only.length <= PREMISE_SPLIT_LENGTH) return [...premises];
  const parts = only
    .split(INLINE_ITEM)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 1 ? parts : [only];
}

/** S1 section 5: listed premises; else whole lines; else the argument's text; else the sentence that says there are none. */
export function premisesWithFallback(premises: readonly string[], originalArgument: string): string[] {
  const known = splitLongPremise(premises.map(tidy).filter((premise) => !isNothing(premise)));
  if (known.length > 0) return known;
  const argument = tidy(originalArgument);
  return argument === '' ? [NO_EXPLICIT_PREMISES] : splitLongPremise([argument]);
}
