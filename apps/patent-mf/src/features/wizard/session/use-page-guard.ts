import { useEffect } from 'react';
import type { DraftSession } from './draft-session.ts';

/** Keeps the words of a draft when the page goes, and tries again when the network or the page is back. */
export function usePageGuard(session: DraftSession): void {
  useEffect(() => {
    const onHidden = () => void session.keepNow();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onHidden();
      else session.wake();
    };
    // the browser asks only where words would be gone: neither on this device nor on the server
    const onLeave = (event: BeforeUnloadEvent) => {
      if (session.isUnsavedAnywhere) event.preventDefault();
    };
    const onOnline = () => session.wake();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', onHidden);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHidden);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('online', onOnline);
    };
  }, [session]);
}
