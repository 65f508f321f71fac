import 'fake-indexeddb/auto';
import { ADA } from '@premise/browser-testing';
import { keptDraftStore } from '../kept-drafts/kept-draft-store.ts';
import { unsentMark } from '../kept-drafts/unsent-mark.ts';
import { keptDraftWith } from '../testing/sample-draft.ts';
import { clearBrowserStorage } from './clear-browser-storage.ts';

const BO = 'user-bo';
const CY = 'user-cy';
const copiesOf = async (userId: string) => (await keptDraftStore.ofUser(userId)).map(({ copyId }) => copyId);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const userId of [ADA.id, BO, CY]) await keptDraftStore.clear(userId);
});

describe('clearing what this browser keeps', () => {
  it('removes local storage, session storage and all copies of drafts of the person [S1-175]', async () => {
    localStorage.setItem('premise.token', 'token');
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    sessionStorage.setItem('premise.text', 'So what.');
    unsentMark.set(ADA.id);
    await keptDraftStore.put(keptDraftWith({ copyId: 'sent', userId: ADA.id, unsent: false }));
    await keptDraftStore.put(keptDraftWith({ copyId: 'unsent', userId: ADA.id, unsent: true }));
    await clearBrowserStorage(ADA.id);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(await copiesOf(ADA.id)).toEqual([]);
  });

  it('keeps drafts of other accounts that were not sent yet, and removes the copies of those that were [S1-175]', async () => {
    unsentMark.set(BO);
    unsentMark.set(CY);
    await keptDraftStore.put(keptDraftWith({ copyId: 'of-bo', userId: BO, unsent: true }));
    await keptDraftStore.put(keptDraftWith({ copyId: 'of-cy', userId: CY, unsent: false }));
    await clearBrowserStorage(ADA.id);
    expect(await copiesOf(BO)).toEqual(['of-bo']);
    expect(await copiesOf(CY)).toEqual([]);
    // without its mark the next sign-in would not send it
    expect([unsentMark.isSet(BO), unsentMark.isSet(CY)]).toEqual([true, false]);
  });

  it('keeps a sign-out going that the server has not heard of', async () => {
    localStorage.setItem('premise.sign-out-pending', new Date().toISOString());
    await clearBrowserStorage(ADA.id);
    expect(Object.keys(localStorage)).toEqual(['premise.sign-out-pending']);
  });
});
