import { forgetKeptDrafts } from '../kept-drafts/forget-kept-drafts.ts';
import { keptDraftStore } from '../kept-drafts/kept-draft-store.ts';
import { unsentMark } from '../kept-drafts/unsent-mark.ts';
import { pendingSignOut } from './end-session.ts';

/**
 * Removes what the pages of this origin keep in this browser, all of one person's included. Two things stay: drafts of other
 * accounts that the server does not have, and the note that a sign-out has to be repeated.
 */
export async function clearBrowserStorage(userId: string | null): Promise<void> {
  if (userId !== null) await forgetKeptDrafts(userId);
  const withUnsentDrafts = await keptDraftStore.clearSent().catch(() => null);
  const isKept = (key: string): boolean =>
    pendingSignOut.isMark(key) ||
    (withUnsentDrafts === null ? unsentMark.isMark(key) : withUnsentDrafts.some((id) => unsentMark.isMark(key, id)));
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!isKept(key)) localStorage.removeItem(key);
  } catch {
    // storage is refused: nothing was kept
  }
}
