import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './figure-table.module.css';

/** A cell: words, or a figure with the list behind it. */
export type TableCell = string | number | { value: string | number; to?: string | undefined; strong?: boolean };

export interface TableColumn {
  title: string;
  /** Figures stand at the right, aligned by their digits. */
  figures?: boolean;
  /** Numbers and dates stand on one line; running text gets room, where the table scrolls too. */
  width?: 'line' | 'text';
}

interface FigureTableProps {
  /** What the table tells, for those who come upon it by itself. */
  caption: string;
  columns: readonly TableColumn[];
  /** The first cell names the row. */
  rows: readonly (readonly TableCell[])[];
  /** Shows the caption too. */
  captionShown?: boolean;
}

const shown = (value: string | number): string => (typeof value === 'number' ? value.toLocaleString('en-US') : value);

function Content({ cell }: { cell: TableCell }): ReactNode {
  if (typeof cell !== 'object') return shown(cell);
  if (cell.to === undefined) return shown(cell.value);
  return (
    <Link className={classes.figure} to={cell.to}>
      {shown(cell.value)}
    </Link>
  );
}

/** Aligned figures; each leads to what it counts. Scrolls by itself where it does not fit. */
export function FigureTable({ caption, columns, rows, captionShown = false }: FigureTableProps) {
  return (
    <div className={classes.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption className={captionShown ? classes.caption : classes.unseen}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, figures }) => (
              <th key={title} scope="col" data-figures={figures || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // rows of a finished analysis never change their order
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row" data-width={columns[at]?.width}>
                    <Content cell={cell} />
                  </th>
                ) : (
                  <td key={at} data-figures={columns[at]?.figures || undefined} data-width={columns[at]?.width}>
                    <Content cell={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
