import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session-provider.tsx';

/** Navigation state that /login reads: where to go afterwards and what to say meanwhile. */
export interface LoginNavigationState {
  from?: { pathname: string; search?: string; hash?: string };
  /** Shown in the banner "Authentication Required". */
  message?: string;
}

const LOGIN_PAGE = '/login';

interface RequireSessionProps {
  children: ReactNode;
  /** Shown while the stored session is being checked. */
  loading?: ReactNode;
  message?: string;
}

/** The protected-route wrapper: waits for the session, then shows the page or goes to /login, remembering the place. */
export function RequireSession({ children, loading, message }: RequireSessionProps) {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return loading ?? <p role="status">Loading</p>;
  if (status === 'signed-in') return children;
  // drawn on the way or outside its route: going there again would never end
  if (pathname === LOGIN_PAGE) return null;
  const state: LoginNavigationState = { from: { pathname, search, hash }, ...(message ? { message } : {}) };
  return <Navigate to={LOGIN_PAGE} replace state={state} />;
}
