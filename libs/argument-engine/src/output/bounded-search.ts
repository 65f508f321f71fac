/** Words of at least this length need not stand apart from the letters around them. */
const LONG = 12;
/** Of long words so many characters are looked for first; where they stand, the rest is compared. */
const ANCHOR = 16;
/** A short word that stands so often inside others is looked for no further. */
const MOST_TRIED = 2000;
/** Characters that all searches of one result may run over or compare. A hostile answer would take minutes with none. */
const MOST_WORK = 120_000_000;

/**
 * Finds words in a text with bounded work: neither a text that repeats itself nor an answer full of words that are not in it can make
 * the searches of one result take longer than a bound. Beyond it nothing is found any more.
 */
export class BoundedSearch {
  /** What is left of the bound. */
  private left: number;

  constructor(work = MOST_WORK) {
    this.left = work;
  }

  /** Where the words stand, or -1. A short word is only found whole, not inside another. */
  indexOf(text: string, words: string): number {
    if (words.length > text.length) return -1;
    const anchor = words.slice(0, ANCHOR);
    for (let tried = 0, from = 0; tried < MOST_TRIED && this.left > 0; tried += 1) {
      const at = text.indexOf(anchor, from);
      this.left -= (at === -1 ? text.length : at) - from;
      if (at === -1) return -1;
      if (words.length >= LONG ? this.continues(text, words, at) : standsApart(text, words, at)) return at;
      from = at + 1;
    }
    return -1;
  }

  private continues(text: string, words: string, at: number): boolean {
    if (words.length <= ANCHOR) return true;
    this.left -= words.length;
    return text.startsWith(words, at);
  }
}

function standsApart(text: string, words: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(`${text.charAt(at - 1)}${text.charAt(at + words.length)}`);
}
