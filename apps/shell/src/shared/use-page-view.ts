import { pageOf, track } from '@premise/web-platform';
import { useEffect, useRef } from 'react';

/** Notes each arrival at another page once: not a jump within it, a change of its parameters, or an effect run twice. */
export function usePageView(pathname: string): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    track('page_view', { page: pageOf(pathname) });
  }, [pathname]);
}
