import { STORAGE_KEYS, type User } from '@premise/contracts';
import { endedSession } from './ended-session.ts';
import { isUser } from './is-user.ts';

export type SessionStatus = 'loading' | 'signed-out' | 'signed-in';

export interface SessionState {
  /** `loading` until the stored session has been checked. */
  status: SessionStatus;
  user: User | null;
  /** null for a demo user, who is signed in here and nowhere else. */
  token: string | null;
  /** Signed out by the person, in this tab; not by another tab or the server. */
  left?: true;
}

const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, token: null };

/**
 * The session of this browser: two local-storage keys, and what this tab makes of them. A demo user (decision 8) stands in
 * this tab's memory alone: no token, nothing stored, gone with a reload.
 */
export class SessionStore {
  #state: SessionState = { status: 'loading', user: null, token: null };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SessionState => this.#state;

  /** The token to send: the stored one, since another tab may just have renewed it. */
  token(): string | null {
    if (this.#state.status === 'signed-out' || this.#isDemo()) return null;
    return read(STORAGE_KEYS.token) ?? this.#state.token;
  }

  /** What is stored, without adopting it. A stored user that is none removes both keys. */
  stored(): { user: User; token: string } | null {
    const token = read(STORAGE_KEYS.token);
    const text = read(STORAGE_KEYS.user);
    if (token === null || token === '' || text === null) return null;
    try {
      const user: unknown = JSON.parse(text);
      if (isUser(user)) return { user, token };
    } catch {
      // falls through to the removal
    }
    this.#forget();
    return null;
  }

  signIn(user: User, token: string): void {
    endedSession.clear();
    // the user first: other tabs react to the token
    write(STORAGE_KEYS.user, JSON.stringify(user));
    write(STORAGE_KEYS.token, token);
    this.#set({ status: 'signed-in', user, token });
  }

  /** Signs a demo user in: no server is asked, and no token exists (decision 8). */
  signInDemo(user: User): void {
    this.#set({ status: 'signed-in', user: { ...user, isDemoUser: true }, token: null });
  }

  updateUser(user: User): void {
    if (this.#state.status !== 'signed-in') return;
    if (this.#isDemo()) return this.signInDemo(user);
    write(STORAGE_KEYS.user, JSON.stringify(user));
    this.#set({ ...this.#state, user });
  }

  signOut({ left = false } = {}): void {
    this.#forget();
    this.#set(left ? { ...SIGNED_OUT, left } : SIGNED_OUT);
  }

  /** Takes over what is stored now: at start, and when another tab has signed in, out or renewed. */
  adoptStored(): void {
    const stored = this.stored();
    // another tab's sign-out is not a demo user's
    if (stored === null && this.#isDemo()) return;
    this.#set(stored === null ? SIGNED_OUT : { status: 'signed-in', ...stored });
  }

  #isDemo(): boolean {
    return this.#state.user?.isDemoUser === true;
  }

  #forget(): void {
    remove(STORAGE_KEYS.token);
    remove(STORAGE_KEYS.user);
  }

  #set(next: SessionState): void {
    const { status, token, user } = this.#state;
    if (status === next.status && token === next.token && JSON.stringify(user) === JSON.stringify(next.user)) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener();
  }
}

// A browser that refuses storage (a full disk, a privacy setting) still has a session until the tab is closed.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // kept in memory only
  }
}
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is stored
  }
}

export const sessionStore = new SessionStore();
