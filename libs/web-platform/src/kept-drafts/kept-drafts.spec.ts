import 'fake-indexeddb/auto';
import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { applicationPath, LOGOUT_PATH, SAVE_APPLICATION_PATH } from '@premise/contracts';
import { endSession } from '../session/end-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { applicationWith, draftWith, keptDraftWith } from '../testing/sample-draft.ts';
import { claimCopy } from './claim-copy.ts';
import { isAnythingWritten, isWorthKeeping } from './is-worth-keeping.ts';
import { keptDraftStore } from './kept-draft-store.ts';
import { openDrafts } from './open-drafts.ts';
import { sendDraft } from './send-draft.ts';
import { sendKeptDrafts } from './send-kept-drafts.ts';
import { unsentMark } from './unsent-mark.ts';

const BO = 'user-bo';
const UPDATE = applicationPath('app-1');
const answered = (version: number) => ({ body: { success: true, application: applicationWith({ version }) } });
const conflict = (lastSaveKey: string | null) => ({
  status: 409,
  body: { success: false, code: 'VERSION_CONFLICT', error: 'Changed', currentVersion: 8, lastSaveKey },
});

beforeEach(async () => {
  localStorage.clear();
  await Promise.all([ADA.id, BO, ''].map((userId) => keptDraftStore.clear(userId)));
  sessionStore.signIn(ADA, tokenFor(600));
});

describe('what is worth a place of its own [S2-367]', () => {
  it('is a title, or 30 characters altogether [D-25]', () => {
    expect(isWorthKeeping(draftWith({}))).toBe(false);
    expect(isWorthKeeping(draftWith({ title: 'A' }))).toBe(true);
    expect(isWorthKeeping(draftWith({ abstract: 'x'.repeat(20), field: ` ${'y'.repeat(9)} ` }))).toBe(false);
    expect(isWorthKeeping(draftWith({ abstract: 'x'.repeat(20), field: 'y'.repeat(10) }))).toBe(true);
  });
  it('is less than what somebody would miss', () => {
    expect(isAnythingWritten(draftWith({}))).toBe(false);
    expect(isAnythingWritten(draftWith({ abstract: 'x' }))).toBe(true);
  });
});

describe('the copies of this browser', () => {
  it('are read by person, the one touched last first', async () => {
    await keptDraftStore.put(keptDraftWith({ copyId: 'a', touchedAt: 1 }));
    await keptDraftStore.put(keptDraftWith({ copyId: 'b', touchedAt: 2 }));
    await keptDraftStore.put(keptDraftWith({ copyId: 'c', userId: BO }));
    expect((await keptDraftStore.ofUser(ADA.id)).map(({ copyId }) => copyId)).toEqual(['b', 'a']);
  });

  it('go with the person who signs out, and only that person’s [D-25]', async () => {
    fakeBackend({ [`POST ${LOGOUT_PATH}`]: { body: { success: true } } });
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith({ copyId: 'a' }));
    await keptDraftStore.put(keptDraftWith({ copyId: 'b', userId: BO }));
    await endSession();
    expect(await keptDraftStore.ofUser(ADA.id)).toEqual([]);
    expect(await keptDraftStore.ofUser(BO)).toHaveLength(1);
    expect(unsentMark.isSet(ADA.id)).toBe(false);
  });

  it('belong to one wizard at a time', async () => {
    const release = await claimCopy('copy-1');
    expect(await claimCopy('copy-1')).toBeNull();
    release?.();
    const again = await claimCopy('copy-1');
    expect(again).not.toBeNull();
    again?.();
  });
});

describe('sending', () => {
  it('creates under one key however often it is tried [S2-449]', async () => {
    const backend = fakeBackend({ [`POST ${SAVE_APPLICATION_PATH}`]: answered(1) });
    const kept = keptDraftWith();
    await expect(sendDraft(kept)).resolves.toMatchObject({ outcome: 'stored', application: { id: 'app-1' } });
    await sendDraft(kept);
    expect(backend.calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['copy-1', 'copy-1']);
    expect(backend.calls[0]?.body).toMatchObject({ title: 'Device for Threading Needles.', lastStep: 0 });
  });

  it('updates the version it was written upon [S2-451]', async () => {
    const backend = fakeBackend({ [`PUT ${UPDATE}`]: answered(8) });
    await sendDraft(keptDraftWith({ applicationId: 'app-1', baseVersion: 7 }));
    expect(backend.calls[0]?.body).toMatchObject({ version: 7 });
  });

  it('knows its own save again when the answer was lost', async () => {
    const backend = fakeBackend({ [`PUT ${UPDATE}`]: answered(9) });
    backend.routes[`PUT ${UPDATE}`] = ({ body }) =>
      (body as { version: number }).version === 7 ? conflict('copy-1.7') : answered(9);
    const sent = sendDraft(keptDraftWith({ applicationId: 'app-1', baseVersion: 7 }));
    await expect(sent).resolves.toMatchObject({ outcome: 'stored', application: { version: 9 } });
    expect(backend.calls.map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
  });

  it('brings what is stored when somebody else saved meanwhile', async () => {
    fakeBackend({ [`PUT ${UPDATE}`]: conflict('copy-of-another-tab.7'), [`GET ${UPDATE}`]: answered(8) });
    const sent = sendDraft(keptDraftWith({ applicationId: 'app-1', baseVersion: 7 }));
    await expect(sent).resolves.toMatchObject({ outcome: 'conflict', application: { version: 8 } });
  });
});

describe('sending everything that was kept', () => {
  it('asks nothing of anybody while there is nothing', async () => {
    expect(await sendKeptDrafts(ADA.id)).toEqual([]);
  });

  it('sends, notes what is stored, and lifts the mark', async () => {
    fakeBackend({ [`POST ${SAVE_APPLICATION_PATH}`]: answered(1) });
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith());
    expect(await sendKeptDrafts(ADA.id, { everything: true })).toEqual([]);
    expect(await keptDraftStore.get('copy-1')).toMatchObject({ unsent: false, applicationId: 'app-1', baseVersion: 1 });
    expect(unsentMark.isSet(ADA.id)).toBe(false);
  });

  it('answers what could not be sent, and keeps it', async () => {
    fakeBackend({ [`POST ${SAVE_APPLICATION_PATH}`]: 'no connection' });
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith());
    expect(await sendKeptDrafts(ADA.id, { everything: true })).toHaveLength(1);
    expect(await keptDraftStore.get('copy-1')).toMatchObject({ unsent: true });
    expect(unsentMark.isSet(ADA.id)).toBe(true);
  });

  it('lets an open wizard write first, and leaves to it what it holds', async () => {
    const backend = fakeBackend({});
    const flush = jest.fn(() => Promise.resolve());
    const stop = openDrafts.add(flush);
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith());
    const release = await claimCopy('copy-1');
    expect(await sendKeptDrafts(ADA.id)).toHaveLength(1);
    expect(flush).toHaveBeenCalledTimes(1);
    expect(backend.calls).toEqual([]);
    release?.();
    stop();
  });

  it('takes no place for a few letters unless it is the last chance', async () => {
    const backend = fakeBackend({ [`POST ${SAVE_APPLICATION_PATH}`]: answered(1) });
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith({ draft: draftWith({ abstract: 'short' }) }));
    await sendKeptDrafts(ADA.id);
    expect(backend.calls).toEqual([]);
    await sendKeptDrafts(ADA.id, { everything: true });
    expect(backend.calls).toHaveLength(1);
  });
});
