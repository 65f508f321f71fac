import type { PaperSize } from '@premise/contracts';
import { useRef, type ReactNode } from 'react';
import classes from './page.module.css';
import { useNear } from './use-near.ts';

interface PageFrameProps {
  label: string;
  paper: PaperSize;
  /** Drawn at once, without waiting whether it is seen. */
  isFirst: boolean;
  children: ReactNode;
}

/** A sheet of paper. What stands on it is drawn when it comes near the screen. */
export function PageFrame({ label, paper, isFirst, children }: PageFrameProps) {
  const element = useRef<HTMLElement>(null);
  const isNear = useNear(element, isFirst);
  return (
    <section className={classes.page} data-paper={paper} aria-label={label} ref={element}>
      {isNear && children}
    </section>
  );
}
