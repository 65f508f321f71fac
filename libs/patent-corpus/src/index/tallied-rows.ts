import type { RecordBatch } from 'apache-arrow';
import type { LandscapeRow } from '../analysis/landscape/tally.ts';
import { SEPARATOR } from './index-schema.ts';

/** Columns that a landscape is counted from. */
export const TALLIED = ['published', 'granted', 'outcome', 'expires', 'cited', 'inventors', 'assignees', 'symbols'];

const split = (joined: string): string[] => (joined === '' ? [] : joined.split(SEPARATOR));

/** Rows of a batch. `now`: today; `openAfter`: publications later than this count as open. Both as whole numbers. */
export function* tallied(batch: RecordBatch, now: number, openAfter: number): Iterable<LandscapeRow> {
  const column = (name: string): unknown[] => [...(batch.getChild(name) ?? [])] as unknown[];
  const published = column('published') as number[];
  const granted = column('granted') as boolean[];
  const outcome = column('outcome') as boolean[];
  const expires = column('expires') as number[];
  const cited = column('cited') as number[];
  const inventors = column('inventors') as string[];
  const assignees = column('assignees') as string[];
  const symbols = column('symbols') as string[];
  for (const [place, day] of published.entries()) {
    const isGrant = granted[place] === true;
    yield {
      published: day,
      granted: isGrant,
      pending: !isGrant && outcome[place] !== true && day > openAfter,
      active: isGrant && (expires[place] ?? 0) > now,
      cited: cited[place] ?? 0,
      inventors: split(inventors[place] ?? ''),
      assignees: split(assignees[place] ?? ''),
      symbols: split(symbols[place] ?? ''),
    };
  }
}
