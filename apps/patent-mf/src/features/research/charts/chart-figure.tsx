import { useId, useState, type ReactNode } from 'react';
import { TableToggle } from './table-toggle.tsx';
import classes from './chart-figure.module.css';

interface ChartFigureProps {
  title: string;
  /** One line under the title: what is counted, and until when. */
  note?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart that is also a table, by one button. */
export function ChartFigure({ title, note, chart, table }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <section className={classes.figure} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h3 className={classes.title} id={id}>
            {title}
          </h3>
          {note && <p className={classes.note}>{note}</p>}
        </div>
        <TableToggle of={title} pressed={asTable} onToggle={() => setAsTable(!asTable)} />
      </header>
      {asTable ? table : chart}
    </section>
  );
}
