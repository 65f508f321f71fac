import type { DraftTextName } from '@premise/contracts';
import { emptyTexts } from '@premise/contracts';
import type { DraftContent } from './draft-content.ts';

/** Sizes of a draft's parts, kept beside it so that the next save can tell what it takes away without reading it. */
export interface DraftMeasures {
  /** Characters of each text. */
  texts: Record<DraftTextName, number>;
  inventors: number;
  images: number;
  figures: number;
  /** Of all texts together. */
  words: number;
  /** Of the draft as JSON. */
  bytes: number;
}

const TEXT_NAMES = Object.keys(emptyTexts()) as DraftTextName[];
/** A text that loses this many characters and more than half of them has lost much. */
const MUCH = 200;

export function measureDraft(draft: DraftContent, json: string): DraftMeasures {
  const lengths = TEXT_NAMES.map((name): [DraftTextName, number] => [name, draft[name].length]);
  return {
    texts: Object.fromEntries(lengths) as DraftMeasures['texts'],
    inventors: draft.inventors.length,
    images: draft.images.length,
    figures: draft.figures.length,
    words: TEXT_NAMES.reduce((sum, name) => sum + wordsOf(draft[name]), 0),
    bytes: Buffer.byteLength(json),
  };
}

/** Whether a save takes so much away that what was there is worth keeping. */
export function losesMuch(before: DraftMeasures, after: DraftMeasures): boolean {
  if (after.inventors < before.inventors || after.images < before.images || after.figures < before.figures) return true;
  return TEXT_NAMES.some((name) => {
    const lost = before.texts[name] - after.texts[name];
    return lost >= MUCH && lost > before.texts[name] / 2;
  });
}

// Counts without making a list of a million words. The beginnings of words alone: `\S+` over one word of 16 MB can
// overflow the stack of the expression.
function wordsOf(text: string): number {
  let words = 0;
  const word = /(?<!\S)\S/g;
  while (word.test(text)) words += 1;
  return words;
}
