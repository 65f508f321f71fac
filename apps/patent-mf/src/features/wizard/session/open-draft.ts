import type { PatentApplication } from '@premise/contracts';
import {
  ApiError,
  claimCopy,
  draftOf,
  emptyDraft,
  isAnythingWritten,
  keptDraftStore,
  type KeptDraft,
} from '@premise/web-platform';
import { getApplication } from '../../../shared/api/get-application.ts';
import { newCopyId } from './new-copy-id.ts';

/** A draft with the copy that this wizard writes from now on. */
export interface OpenedDraft {
  kept: KeptDraft;
  /** Lets another wizard have the copy. */
  release: () => void;
  /** It was begun on an earlier visit, and the server has never stored it. */
  restored: boolean;
}

type Wanted = (kept: KeptDraft) => boolean;

async function claimFirst(userIds: readonly string[], wanted: Wanted) {
  // where the browser refuses storage nothing was kept
  const kept = await Promise.all(userIds.map((userId) => keptDraftStore.ofUser(userId).catch(() => [])));
  for (const one of kept.flat().filter(wanted)) {
    const release = await claimCopy(one.copyId);
    if (release === null) continue;
    // read again: whoever had it until now may have sent it
    const now = await keptDraftStore.get(one.copyId).catch(() => undefined);
    if (now && wanted(now)) return { kept: now, release };
    release();
  }
  return null;
}

async function fresh(userId: string, from: Partial<KeptDraft> = {}): Promise<OpenedDraft> {
  const copyId = newCopyId();
  const release = (await claimCopy(copyId)) ?? (() => undefined);
  const blank = { applicationId: '', baseVersion: null, base: null, draft: emptyDraft(), unsent: false, touchedAt: 0 };
  return { kept: { ...blank, ...from, copyId, userId }, release, restored: false };
}

/** What this person had begun here and never sent, else an empty draft. A visitor's words go on to who signs in. */
export async function openNewDraft(userId: string): Promise<OpenedDraft> {
  const userIds = userId === '' ? [''] : [userId, ''];
  const found = await claimFirst(
    userIds,
    ({ applicationId, draft, unsent }) => applicationId === '' && unsent && isAnythingWritten(draft),
  );
  return found ? { ...found, kept: { ...found.kept, userId }, restored: true } : fresh(userId);
}

/** Copies of one application that hold what the server has not. */
export const claimUnsent = (userId: string, applicationId: string) =>
  claimFirst([userId], (kept) => kept.unsent && kept.applicationId === applicationId);

const loadedFrom = (application: PatentApplication): Partial<KeptDraft> => {
  const draft = draftOf(application);
  return { applicationId: application.id, baseVersion: application.version, base: draft, draft };
};

/** Addresses of images expire: the stored application has good ones. */
function withFreshImages(kept: KeptDraft, application: PatentApplication): KeptDraft {
  const images = kept.draft.images.map((image) => {
    const now = application.images.find(({ id }) => id === image.id);
    return now ? { ...now, name: image.name } : image;
  });
  return { ...kept, draft: { ...kept.draft, images } };
}

/**
 * A stored application, with what this device has kept of it and not sent. Null when there is none. Rejects when the server
 * cannot be asked and nothing was kept.
 */
export async function openStoredDraft(userId: string, applicationId: string): Promise<OpenedDraft | null> {
  const unsent = await claimUnsent(userId, applicationId);
  try {
    const application = await getApplication(applicationId);
    if (unsent) return { ...unsent, kept: withFreshImages(unsent.kept, application), restored: false };
    const clean = await claimFirst([userId], (kept) => kept.applicationId === applicationId);
    const opened = await fresh(userId, loadedFrom(application));
    if (clean === null) return opened;
    opened.release();
    return { ...clean, kept: { ...opened.kept, copyId: clean.kept.copyId }, restored: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      if (unsent === null) return null;
      // it was deleted elsewhere: the words that only this device has must not go with it
      unsent.release();
      const rescued = await fresh(userId, { draft: unsent.kept.draft, unsent: true });
      await keptDraftStore.put({ ...rescued.kept, touchedAt: Date.now() }).catch(() => undefined);
      await keptDraftStore.remove(unsent.kept.copyId).catch(() => undefined);
      rescued.release();
      return null;
    }
    const kept = unsent ?? (await claimFirst([userId], (copy) => copy.applicationId === applicationId));
    if (kept) return { ...kept, restored: false };
    throw error;
  }
}
