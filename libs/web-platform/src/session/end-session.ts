import { LOGOUT_PATH } from '@premise/contracts';
import { rememberedText } from '../editor/remembered-text.ts';
import { sessionStore } from './session-store.ts';

/** Signs out here at once and tells the server, which ends the session in every service. */
export async function endSession(): Promise<void> {
  const token = sessionStore.token();
  sessionStore.signOut();
  rememberedText.clear();
  try {
    await fetch(LOGOUT_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      credentials: 'same-origin',
      keepalive: true,
    });
  } catch {
    // the token dies by itself within minutes; this browser has already forgotten it
  }
}
