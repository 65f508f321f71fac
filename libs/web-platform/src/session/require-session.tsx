import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from './session-provider.tsx';

/** Navigation state that /login reads: where to go afterwards and what to say meanwhile. */
export interface LoginNavigationState {
  from?: { pathname: string; search?: string; hash?: string };
  /** Shown in the banner "Authentication Required". */
  message?: string;
  /** Said after the message. */
  hint?: string;
  /** Which of its forms /login opens with; the sign-in form unless told. */
  mode?: 'sign-in' | 'register' | 'demo';
}

const LOGIN_PAGE = '/login';
const SIGN_IN_FIRST = 'Please sign in to open this page.';

interface RequireSessionProps {
  children: ReactNode;
  /** Shown while the stored session is being checked. */
  loading?: ReactNode;
  /** Why the sign-in is asked for, where a page has more to say than that it is. */
  message?: string;
}

/**
 * The protected-route wrapper: waits for the session, then shows the page or goes to /login, remembering the place. Who
 * signs out on the page goes home instead.
 */
export function RequireSession({ children, loading, message = SIGN_IN_FIRST }: RequireSessionProps) {
  const { status, left } = useSession();
  const { pathname, search, hash } = useLocation();
  const [entered, setEntered] = useState(false);
  if (status === 'signed-in' && !entered) setEntered(true);
  if (status === 'loading') return loading ?? <p role="status">Loading</p>;
  if (status === 'signed-in') return children;
  // drawn on the way or outside its route: going there again would never end
  if (pathname === LOGIN_PAGE) return null;
  // who signs out in here is on the way home, and home may still be loading
  if (entered && left) return <Navigate to="/" replace />;
  const state: LoginNavigationState = { from: { pathname, search, hash }, message };
  return <Navigate to={LOGIN_PAGE} replace state={state} />;
}
