import { useSession } from '@premise/web-platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DraftSession } from './draft-session.ts';

/** The draft at an address, in the name of whoever is signed in; null until the stored sign-in has been looked at. */
export function useDraftSession(applicationId: string): DraftSession | null {
  const { status, user } = useSession();
  const userId = user?.id ?? '';
  const open = useRef<DraftSession | null>(null);
  const [session, setSession] = useState<DraftSession | null>(null);

  useEffect(() => {
    if (status === 'loading' || open.current?.fits(userId, applicationId)) return;
    open.current?.close();
    open.current = null;
    setSession(null);
    // a stored application is nobody's without a sign-in
    if (applicationId !== '' && userId === '') return;
    const next = new DraftSession(userId, applicationId);
    open.current = next;
    setSession(next);
    void next.open();
  }, [status, userId, applicationId]);

  useEffect(
    () => () => {
      open.current?.close();
      open.current = null;
    },
    [],
  );
  return session;
}

/** What a session shows now. */
export const useDraftView = (session: DraftSession) => useSyncExternalStore(session.subscribe, session.view);
