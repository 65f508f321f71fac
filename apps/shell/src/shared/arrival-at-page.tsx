import { VisuallyHidden } from '@premise/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePageView } from './use-page-view.ts';

/** A page names itself when it has been drawn; one that is fetched first takes a moment longer. */
const NAMED_AFTER_MS = 500;

/**
 * What a browser does when it loads a page and a router does not: begin at the top, put a lost focus on the page area,
 * say the page's name to who cannot see it, note the visit.
 */
export function ArrivalAtPage() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const last = useRef<string | null>(null);
  const [name, setName] = useState('');
  usePageView(pathname);

  useEffect(() => {
    const here = `${pathname}${hash}`;
    const before = last.current;
    last.current = here;
    // the first page of a visit, or an effect that is run twice
    if (before === null || before === here) return undefined;
    if (hash === '' && String(navigation) !== 'POP') window.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }
    const timer = setTimeout(() => setName(document.title), NAMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash, navigation]);

  return <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>;
}
