import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

export interface PanelProps {
  title?: ReactNode;
  /** Heading level of the title; 2 where nothing is said. */
  level?: 2 | 3;
  /** Stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A sheet of white on the page: something that belongs together and can be worked with. */
export function Panel({ title, level = 2, action, children, className }: PanelProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      className={className ? `${classes.panel} ${className}` : classes.panel}
      aria-labelledby={title ? id : undefined}
    >
      {(title || action) && (
        <header className={classes.header}>
          {title && (
            <Heading className={classes.title} id={id}>
              {title}
            </Heading>
          )}
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
