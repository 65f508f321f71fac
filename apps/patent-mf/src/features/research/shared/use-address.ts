import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Change = (params: URLSearchParams) => void;

/**
 * What a research screen shows, as its address says it: shareable, and every step can be gone back. It stands behind the
 * `#`, which no browser sends to any server: what an inventor looks for is in no access log.
 */
export function useAddress(): {
  params: URLSearchParams;
  go: (change: Change, options?: { replace?: boolean }) => void;
} {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(hash.slice(1)), [hash]);
  const go = useCallback(
    (change: Change, { replace = false }: { replace?: boolean } = {}) => {
      const next = new URLSearchParams(hash.slice(1));
      change(next);
      const said = next.toString();
      void navigate({ pathname, search, hash: said === '' ? '' : `#${said}` }, { replace });
    },
    [hash, navigate, pathname, search],
  );
  return { params, go };
}
