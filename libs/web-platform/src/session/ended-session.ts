/** Set when the server has ended the session; stands until somebody signs in, signs out or has read of it. */
const MARK = 'premise.session-ended';

const listeners = new Set<() => void>();
// for browsers that refuse storage
let endedHere = false;

function isMarked(): boolean {
  try {
    return endedHere || localStorage.getItem(MARK) !== null;
  } catch {
    return endedHere;
  }
}

function set(ended: boolean): void {
  if (isMarked() === ended) return;
  endedHere = ended;
  try {
    if (ended) localStorage.setItem(MARK, new Date().toISOString());
    else localStorage.removeItem(MARK);
  } catch {
    // known in this tab only
  }
  for (const listener of [...listeners]) listener();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== MARK) return;
  // another tab's word stands for this one too
  if (key === null || newValue === null) endedHere = false;
  for (const listener of [...listeners]) listener();
}

/** Whether the session that was open here was ended by the server: elsewhere, by its age, or with the account. */
export const endedSession = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorage);
    };
  },
  isMarked,
  mark: (): void => set(true),
  clear: (): void => set(false),
};
