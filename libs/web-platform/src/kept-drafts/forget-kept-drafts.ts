import { keptDraftStore } from './kept-draft-store.ts';
import { unsentMark } from './unsent-mark.ts';

/** Removes everything that this browser has kept of a person's drafts. Where storage is refused nothing was kept. */
export async function forgetKeptDrafts(userId: string): Promise<void> {
  unsentMark.clear(userId);
  await keptDraftStore.clear(userId).catch(() => undefined);
}
