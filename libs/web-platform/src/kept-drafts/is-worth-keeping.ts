import { emptyTexts, type DraftTextName } from '@premise/contracts';
import type { WizardDraft } from './kept-draft.ts';

/** Below this many characters, and without a title, nothing is saved by itself (decision 25). */
const ENOUGH_CHARACTERS = 30;

const TEXT_NAMES = Object.keys(emptyTexts()) as DraftTextName[];

/** Whether anything has been written, answered or uploaded at all. */
export function isAnythingWritten(draft: WizardDraft): boolean {
  return (
    TEXT_NAMES.some((name) => draft[name].trim() !== '') ||
    [draft.inventors, draft.images, draft.figures].some((list) => list.length > 0)
  );
}

/** Whether a new draft may take one of its person's places without being told to: a title, or 30 characters (decision 25). */
export function isWorthKeeping(draft: WizardDraft): boolean {
  if (draft.title.trim() !== '') return true;
  const inventors = draft.inventors.map(({ name, address }) => `${name}${address}`);
  let characters = 0;
  for (const text of [...TEXT_NAMES.map((name) => draft[name]), ...inventors]) {
    characters += text.trim().length;
    if (characters >= ENOUGH_CHARACTERS) return true;
  }
  return draft.images.length > 0;
}
