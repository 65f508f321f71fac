import { isOfficeKey } from '@premise/contracts';

/** Where the patent-office key lies in the browser's local storage (decision 23). */
export const OFFICE_KEY_STORAGE = 'premise.uspto-api-key';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** The reader's own key for the patent office, or null, also for what no header can carry: every call with it would fail. It leaves the browser in a header to our own patent service, and no other way. */
export function getUSPTOApiKey(): string | null {
  try {
    const key = localStorage.getItem(OFFICE_KEY_STORAGE)?.trim() ?? '';
    return isOfficeKey(key) ? key : null;
  } catch {
    return null;
  }
}

/** Keeps the key in this browser. Throws where storage is refused. */
export function setUSPTOApiKey(key: string): void {
  localStorage.setItem(OFFICE_KEY_STORAGE, key.trim());
  tell();
}

/** Removes the key from this browser. */
export function clearUSPTOApiKey(): void {
  try {
    localStorage.removeItem(OFFICE_KEY_STORAGE);
  } catch {
    // storage is refused: nothing was kept
  }
  tell();
}

/** Calls the listener whenever the key changes, in another tab too. Returns the end of it. */
export function subscribeToUSPTOApiKey(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === OFFICE_KEY_STORAGE || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
