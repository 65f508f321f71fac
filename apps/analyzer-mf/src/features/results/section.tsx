import { Icon, Title } from '@premise/ui';
import { useId, useState, type ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** One line below the title that says what the reader is looking at. */
  note?: ReactNode;
  /** How many things the panel lists; stands beside its title. */
  count?: number;
  /** Starts with its title alone: what it holds is told elsewhere on the page, or for the few. */
  folded?: boolean;
  /** Takes the whole width, its title above it. */
  wide?: boolean;
  children: ReactNode;
}

/** A detail panel of a result: its name stands in the margin and folds it; its content keeps the reading measure. */
export function Section({ title, note, count, folded = false, wide = false, children }: SectionProps) {
  const id = useId();
  const [open, setOpen] = useState(!folded);
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      data-open={open || undefined}
      data-wide={wide || undefined}
    >
      <div className={classes.head}>
        <Title order={3} className={classes.title}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!open)}
          >
            <span id={id}>{title}</span>
            {count !== undefined && <span className={classes.count}>{count.toLocaleString('en')}</span>}
            <Icon name="chevron-down" size={16} />
          </button>
        </Title>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.body} id={`${id}-body`} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
