import { track } from '@premise/web-platform';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does when it loads a page and a router does not: begin at the top, put a lost focus on the page area,
 * note the visit.
 */
export function ArrivalAtPage() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const first = useRef(true);

  useEffect(() => {
    track('page_view', { path: pathname });
    if (first.current) {
      first.current = false;
      return;
    }
    if (hash === '' && String(navigation) !== 'POP') window.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
  }, [pathname, hash, navigation]);
  return null;
}
