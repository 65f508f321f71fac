import { claimCopy } from './claim-copy.ts';
import { draftOf } from './draft-of.ts';
import { isAnythingWritten, isWorthKeeping } from './is-worth-keeping.ts';
import type { KeptDraft } from './kept-draft.ts';
import { keptDraftStore } from './kept-draft-store.ts';
import { openDrafts } from './open-drafts.ts';
import { sendDraft } from './send-draft.ts';
import { unsentMark } from './unsent-mark.ts';

async function sendOne(copyId: string): Promise<boolean> {
  const release = await claimCopy(copyId);
  // a wizard has it open and sends it itself
  if (release === null) return false;
  try {
    // read again: whoever had it before may have sent it
    const kept = await keptDraftStore.get(copyId);
    if (!kept?.unsent) return true;
    const { outcome, application } = await sendDraft(kept);
    if (outcome === 'conflict') return false;
    const stored = draftOf(application);
    const { id: applicationId, version: baseVersion } = application;
    await keptDraftStore.put({ ...kept, applicationId, baseVersion, base: stored, draft: stored, unsent: false });
    return true;
  } catch {
    return false;
  } finally {
    release();
  }
}

/**
 * Sends whatever this browser has kept of a person's drafts and the server has not confirmed. Answers what could not be
 * sent: no connection, no place left, changed elsewhere meanwhile, or open in another tab.
 *
 * `everything` sends what hardly anything stands in as well: before a sign-out, which clears it.
 */
export async function sendKeptDrafts(userId: string, { everything = false } = {}): Promise<KeptDraft[]> {
  if (!unsentMark.isSet(userId)) return [];
  await openDrafts.flush();
  const unsent = (await keptDraftStore.ofUser(userId).catch(() => [])).filter((kept) => kept.unsent);
  const wanted = everything ? isAnythingWritten : isWorthKeeping;
  const left: KeptDraft[] = [];
  // one after another: each is a whole draft
  for (const kept of unsent.filter(({ applicationId, draft }) => applicationId !== '' || wanted(draft))) {
    if (!(await sendOne(kept.copyId))) left.push(kept);
  }
  if (left.length === 0 && (everything || unsent.length === 0)) unsentMark.clear(userId);
  return left;
}
