import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What a page that a mail led to keeps in its history entry. */
interface LinkState {
  linkToken?: unknown;
}

/**
 * The one-time token of the link that led here; empty when there is none. It is taken out of the address at once, so that
 * it is in no bookmark, no screenshot and no referrer, and kept in the history entry, so that a reload still has it.
 */
export function useLinkToken(): string {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const inAddress = parameters.get('token');

  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { linkToken: inAddress } satisfies LinkState });
  }, [inAddress, navigate, pathname]);

  const kept = (state as LinkState | null)?.linkToken;
  return (inAddress ?? (typeof kept === 'string' ? kept : '')).trim();
}
