import { Title } from '@premise/ui';
import type { ReactNode } from 'react';
import classes from './research-head.module.css';

interface ResearchHeadProps {
  title: string;
  children: ReactNode;
  /** Stands at the right: the connection. */
  aside?: ReactNode;
}

/** What a research screen is, in one line, and where its data comes from. */
export function ResearchHead({ title, children, aside }: ResearchHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        <p className={classes.lead}>{children}</p>
      </div>
      {aside}
    </header>
  );
}
