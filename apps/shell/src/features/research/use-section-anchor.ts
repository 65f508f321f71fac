import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the section that the address names, and lets the keyboard go on from there. */
export function useSectionAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const place = document.getElementById(hash.slice(1));
    if (!place) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const target = place.querySelector<HTMLElement>('[tabindex="-1"]') ?? place;
    target.focus({ preventScroll: true });
    place.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [hash, key]);
}
