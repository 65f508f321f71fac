import { LOGOUT_PATH } from '@premise/contracts';
import { keptText } from '../editor/kept-text.ts';
import { rememberedText } from '../editor/remembered-text.ts';
import { forgetKeptDrafts } from '../kept-drafts/forget-kept-drafts.ts';
import { clearUSPTOApiKey } from '../office-key/office-key.ts';
import { endedSession } from './ended-session.ts';
import { forgetPerson } from './forget-person.ts';
import { sessionStore } from './session-store.ts';

/** Set from a sign-out until the server has accepted it. The refresh cookie says whose; nothing secret stands here. */
const MARK = 'premise.sign-out-pending';
const LOCK = 'premise.sign-out';
const TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

let unreachable = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;
let inThisTab: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** A sign-out that the server has not heard of yet. */
export const pendingSignOut = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The server was told and did not answer. */
  isUnheard: (): boolean => unreachable,
  /** Whether a key of local storage says that the server is still to be told. */
  isMark: (key: string): boolean => key === MARK,
};

function setUnreachable(next: boolean): void {
  if (unreachable === next) return;
  unreachable = next;
  for (const listener of [...listeners]) listener();
}

function hasMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

function setMark(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(MARK, new Date().toISOString());
    else localStorage.removeItem(MARK);
  } catch {
    // storage is refused: the first attempt is then the only one
  }
}

/** A sign-out answered late would take the cookie of a sign-in made meanwhile: one at a time, in all tabs. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) return locks.request(LOCK, work);
  const turn = inThisTab.then(work);
  inThisTab = turn.catch(() => undefined);
  return turn;
}

function settle(): void {
  clearTimeout(retry);
  retryMs = FIRST_RETRY_MS;
  setMark(false);
  setUnreachable(false);
}

/** True when the server has answered for good, be it that there was nothing left to end. */
async function tellServer(token: string | null): Promise<boolean> {
  try {
    const { ok, status } = await fetch(LOGOUT_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
  } catch {
    return false;
  }
}

async function attempt(token: string | null): Promise<void> {
  // a sign-in since then has taken the place of the session that was to end
  if (sessionStore.stored() !== null || (await tellServer(token))) return settle();
  setUnreachable(true);
  clearTimeout(retry);
  retry = setTimeout(() => void finishSignOut(), retryMs);
  retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
}

/** Goes on with a sign-out the server has not accepted, from before a reload too. */
export async function finishSignOut(): Promise<void> {
  if (!hasMark()) return setUnreachable(false);
  await inTurn(async () => {
    if (hasMark()) await attempt(null);
    else settle();
  });
}

/** Runs a sign-in after a pending sign-out has been tried once more, and with none under way beside it. */
export async function afterSignOut<T>(signIn: () => Promise<T>): Promise<T> {
  if (!hasMark()) return signIn();
  return inTurn(async () => {
    if (hasMark()) await attempt(null);
    return signIn();
  });
}

/** Signs out here at once and tells the server, which ends the session in every service; again until it has heard. */
export async function endSession(): Promise<void> {
  const token = sessionStore.token();
  const { user } = sessionStore.state();
  rememberedText.clear(user?.id ?? null);
  keptText.clear();
  if (user !== null) {
    forgetPerson(user.id);
    void forgetKeptDrafts(user.id);
  }
  clearUSPTOApiKey();
  sessionStore.signOut({ left: true });
  endedSession.clear();
  // the server has never heard of a demo user
  if (user?.isDemoUser === true) return;
  setMark(true);
  retryMs = FIRST_RETRY_MS;
  await inTurn(() => attempt(token));
}
