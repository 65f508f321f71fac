import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  /** narrow: forms (30 rem). reading: text (46 rem). wide: everything else (76 rem). */
  width?: 'narrow' | 'reading' | 'wide';
  children: ReactNode;
}

/** The area a screen is set in: one width, one gutter, the same air above and below everywhere. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
