import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { LOGOUT_PATH } from '@premise/contracts';
import { endSession } from '../session/end-session.ts';
import { sessionStore } from '../session/session-store.ts';
import {
  clearUSPTOApiKey,
  getUSPTOApiKey,
  OFFICE_KEY_STORAGE,
  setUSPTOApiKey,
  subscribeToUSPTOApiKey,
} from './office-key.ts';

beforeEach(() => localStorage.clear());

it('is kept in local storage, trimmed, and read from there [S2-332] [S2-468] [S2-469]', () => {
  expect(getUSPTOApiKey()).toBeNull();
  setUSPTOApiKey('  abc123 ');
  expect(localStorage.getItem(OFFICE_KEY_STORAGE)).toBe('abc123');
  expect(getUSPTOApiKey()).toBe('abc123');
  clearUSPTOApiKey();
  expect(getUSPTOApiKey()).toBeNull();
});

it.each([
  ['other letters', 'ключ'],
  ['a hidden character', 'abc\u200b123'],
  ['a blank', 'two words'],
  ['too many', 'x'.repeat(257)],
])('is none where no header can carry it: %s', (_what, kept) => {
  localStorage.setItem(OFFICE_KEY_STORAGE, kept);
  expect(getUSPTOApiKey()).toBeNull();
});

it('tells whoever shows it, in other tabs too', () => {
  const seen = jest.fn();
  const leave = subscribeToUSPTOApiKey(seen);
  setUSPTOApiKey('abc');
  window.dispatchEvent(new StorageEvent('storage', { key: OFFICE_KEY_STORAGE }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(seen).toHaveBeenCalledTimes(2);
  leave();
  clearUSPTOApiKey();
  expect(seen).toHaveBeenCalledTimes(2);
});

it('leaves the browser when its owner signs out', async () => {
  fakeBackend({ [`POST ${LOGOUT_PATH}`]: { body: { success: true } } });
  sessionStore.signIn(ADA, tokenFor(600));
  setUSPTOApiKey('abc');
  await endSession();
  expect(getUSPTOApiKey()).toBeNull();
});
