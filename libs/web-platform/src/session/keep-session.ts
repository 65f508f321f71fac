import { STORAGE_KEYS } from '@premise/contracts';
import { tokenTimes } from './access-token.ts';
import { renewSession } from './renew-session.ts';
import { sessionStore } from './session-store.ts';

/** A token is renewed this long before it expires. */
const AHEAD_MS = 60_000;
const RETRY_MS = 15_000;
const RESTORE_PATIENCE_MS = 5_000;

const within = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('Too slow')), ms))]);

/**
 * Checks the stored session. A token that is still good restores it at once; an expired one is renewed first, so that a
 * session that has ended never shows its pages. Where the server cannot be reached the stored session stands.
 */
export async function restoreSession(): Promise<void> {
  const stored = sessionStore.stored();
  const times = stored && tokenTimes(stored.token);
  if (stored && times && times.expiresAt <= Date.now()) {
    await within(renewSession(stored.token), RESTORE_PATIENCE_MS).catch(() => null);
  }
  sessionStore.adoptStored();
}

/** Renews ahead of expiry and follows what other tabs do to the session. Returns the end of it. */
export function keepSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timedToken: string | null = null;
  let dueAt = 0;

  const renew = () => {
    const token = sessionStore.state().token;
    if (token === null) return;
    renewSession(token).catch(() => {
      timer = setTimeout(renew, RETRY_MS);
    });
  };
  const schedule = () => {
    const { token } = sessionStore.state();
    if (token === timedToken) return;
    timedToken = token;
    clearTimeout(timer);
    const times = token === null ? null : tokenTimes(token);
    if (!times) return;
    // by lifetime, not by the clock: a clock that is an hour off must not renew for ever
    const lifetime = times.expiresAt - times.issuedAt;
    const left = Math.min(times.expiresAt - Date.now(), lifetime);
    const wait = Math.max(left - AHEAD_MS, Math.min(lifetime / 2, AHEAD_MS));
    dueAt = Date.now() + wait;
    timer = setTimeout(renew, wait);
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === STORAGE_KEYS.token || event.key === STORAGE_KEYS.user) {
      sessionStore.adoptStored();
    }
  };
  // timers sleep with the machine
  const onVisible = () => {
    if (document.visibilityState === 'visible' && timedToken !== null && Date.now() > dueAt) renew();
  };

  const unsubscribe = sessionStore.subscribe(schedule);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  schedule();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
