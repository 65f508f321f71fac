import { REFRESH_PATH, type RefreshResponse } from '@premise/contracts';
import { endedSession } from './ended-session.ts';
import { sessionStore } from './session-store.ts';
import { withTabLock } from './tab-lock.ts';

const TIMEOUT_MS = 10_000;
let underWay: Promise<string | null> | null = null;

async function exchangeCookie(): Promise<string | null> {
  const response = await fetch(REFRESH_PATH, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`Renewal answered ${response.status}`);
  const answer = (await response.json()) as RefreshResponse;
  if (!answer.success) return null;
  // a sign-out that happened meanwhile stands
  if (sessionStore.state().status === 'signed-out') return null;
  sessionStore.signIn(answer.user, answer.token);
  return answer.token;
}

function endHere(): void {
  // before the token goes, which other tabs react to; a sign-out that happened meanwhile needs no explanation
  if (sessionStore.state().status !== 'signed-out') endedSession.mark();
  sessionStore.signOut();
}

/**
 * Exchanges the refresh cookie for a new access token, once for all tabs: a tab that waited for another takes what that
 * one got. Resolves with the new token, or with null after the session turned out to be over (and was cleared); rejects
 * when the server could not say.
 */
export function renewSession(staleToken: string): Promise<string | null> {
  underWay ??= withTabLock('premise.refresh', async () => {
    const stored = sessionStore.stored();
    if (stored === null) {
      sessionStore.adoptStored();
      return null;
    }
    if (stored.token !== staleToken) {
      sessionStore.adoptStored();
      return stored.token;
    }
    const renewed = await exchangeCookie();
    if (renewed === null) endHere();
    return renewed;
  }).finally(() => {
    underWay = null;
  });
  return underWay;
}
