import { Title } from '@premise/ui';
import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  /** One line below the title that says what the reader is looking at. */
  note?: ReactNode;
  children: ReactNode;
}

/** A detail panel of a result: its name stands in the margin, its content keeps the reading measure. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id} className={classes.title}>
          {title}
        </Title>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
