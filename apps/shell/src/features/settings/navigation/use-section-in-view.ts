import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from './sections.ts';

/** A section counts as read from when it has come this far up the window. */
const READING_LINE = 0.35;

const atBottom = (): boolean =>
  window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

function sectionInView(): SectionId {
  if (atBottom()) return SECTIONS[SECTIONS.length - 1]?.id ?? 'appearance';
  const line = window.innerHeight * READING_LINE;
  const passed = SECTIONS.filter(({ id }) => {
    const element = document.getElementById(id);
    return element !== null && element.getBoundingClientRect().top <= line;
  });
  return passed.at(-1)?.id ?? 'appearance';
}

/** The section the reader is at. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>('appearance');
  useEffect(() => {
    const look = () => setCurrent(sectionInView());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return current;
}
