import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { User } from '@premise/contracts';
import { keptText } from '../editor/kept-text.ts';
import { rememberedText } from '../editor/remembered-text.ts';
import { endSession, finishSignOut, pendingSignOut } from './end-session.ts';
import { endedSession } from './ended-session.ts';
import { keepSession, restoreSession } from './keep-session.ts';
import { sessionStore, type SessionState } from './session-store.ts';

export interface Session extends SessionState {
  /** Takes a login answer: stores token and user and turns signed-in. */
  signIn: (answer: { user: User; token: string }) => void;
  /** Signs in a local demo user without any call; a reload signs it out (decision 8). */
  signInDemo: (user: User) => void;
  /** Clears storage and state at once; resolves when the server has been told. */
  signOut: () => Promise<void>;
  /** Replaces the stored user. */
  updateUser: (user: User) => void;
}

/** Of a page that is rendered at build time. */
const no = () => false;

const SessionContext = createContext<Session | null>(null);

/** Holds the session of the page: checks the stored one first, keeps it renewed, follows other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.state, sessionStore.state);

  useEffect(() => {
    const stop = keepSession();
    void restoreSession().then(finishSignOut);
    return stop;
  }, []);

  useEffect(() => keptText.watch(), []);

  const userId = state.user?.id;
  useEffect(() => {
    if (userId !== undefined) rememberedText.adopt(userId);
  }, [userId]);

  const session = useMemo<Session>(
    () => ({
      ...state,
      signIn: ({ user, token }) => sessionStore.signIn(user, token),
      signInDemo: (user) => sessionStore.signInDemo(user),
      signOut: endSession,
      updateUser: (user) => sessionStore.updateUser(user),
    }),
    [state],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the page. Only below a SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside SessionProvider');
  return session;
}

/** True on a signed-out page whose session the server has ended, until somebody signs in or has read of it. */
export function useSessionEnded(): boolean {
  const ended = useSyncExternalStore(endedSession.subscribe, endedSession.isMarked, no);
  return useSession().status === 'signed-out' && ended;
}

/** True on a signed-out page while the server has not heard of the sign-out. */
export function useSignOutUnheard(): boolean {
  const unheard = useSyncExternalStore(pendingSignOut.subscribe, pendingSignOut.isUnheard, no);
  return useSession().status === 'signed-out' && unheard;
}
