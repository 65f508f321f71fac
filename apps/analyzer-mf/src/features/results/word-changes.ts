import { diffWordsWithSpace } from 'diff';

/** A stretch of one version; `changed`: the other version does not have it. */
export interface VersionPart {
  text: string;
  changed: boolean;
}

export interface WordChanges {
  original: VersionPart[];
  improved: VersionPart[];
  /** Words that one version alone has. */
  removed: number;
  added: number;
}

/** Beyond these a comparison word by word would take long and say nothing. */
const LONGEST = 60_000;
/** Share of the shorter version's words that stand in both; with fewer it is another text, and marking it all helps nobody. */
const LEAST_KEPT = 0.3;
const TIME_MS = 1_500;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

function add(parts: VersionPart[], text: string, changed: boolean): void {
  const last = parts.at(-1);
  if (last?.changed === changed) last.text += text;
  else parts.push({ text, changed });
}

/** Changed words with nothing but a space between them are one change to a reader. */
function joined(parts: readonly VersionPart[]): VersionPart[] {
  const result: VersionPart[] = [];
  parts.forEach(({ text, changed }, i) => {
    const between = !changed && text.trim() === '' && parts[i - 1]?.changed && parts[i + 1]?.changed;
    add(result, text, changed || between === true);
  });
  return result;
}

/** What differs between two versions, word by word; null where they are too long to say, `apart` where they share hardly a word. */
export function wordChanges(original: string, improved: string): WordChanges | 'apart' | null {
  if (original.length > LONGEST || improved.length > LONGEST) return null;
  const changes = diffWordsWithSpace(original, improved, { timeout: TIME_MS });
  if (!changes) return null;
  const found: WordChanges = { original: [], improved: [], removed: 0, added: 0 };
  for (const { value, added, removed } of changes) {
    if (!added) add(found.original, value, removed);
    if (!removed) add(found.improved, value, added);
    if (removed) found.removed += wordsIn(value);
    if (added) found.added += wordsIn(value);
  }
  const kept = Math.max(wordsIn(original) - found.removed, wordsIn(improved) - found.added);
  if (kept < LEAST_KEPT * Math.min(wordsIn(original), wordsIn(improved))) return 'apart';
  return { ...found, original: joined(found.original), improved: joined(found.improved) };
}

/** Whether two versions say the same; how they are spaced does not matter. */
export const sameWords = (a: string, b: string): boolean =>
  a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();
