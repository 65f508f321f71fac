import { diffWordsWithSpace } from 'diff';

export interface MarkedPart {
  text: string;
  /** Stands on this side only. */
  own: boolean;
}

/** Beyond this many edits the words have little in common: marking them says nothing and takes long. */
const MAX_EDITS = 4_000;
const MAX_MS = 400;

/** Two texts with what is only in one of them marked; null where they differ too much for marks to help. */
export function markDifferences(mine: string, theirs: string): { mine: MarkedPart[]; theirs: MarkedPart[] } | null {
  const changes = diffWordsWithSpace(mine, theirs, { maxEditLength: MAX_EDITS, timeout: MAX_MS });
  if (changes === undefined) return null;
  const side = (other: 'added' | 'removed', own: 'added' | 'removed'): MarkedPart[] =>
    changes.filter((change) => !change[other]).map((change) => ({ text: change.value, own: change[own] }));
  return { mine: side('added', 'removed'), theirs: side('removed', 'added') };
}
