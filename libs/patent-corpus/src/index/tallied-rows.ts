import type { RecordBatch } from 'apache-arrow';
import type { LandscapeRow } from '../analysis/landscape/tally.ts';
import { parts } from './count-facets.ts';
import { numberColumn, TextColumn } from './text-column.ts';

/** Columns that a landscape is counted from. */
export const TALLIED = ['published', 'granted', 'outcome', 'expires', 'cited', 'inventors', 'assignees', 'symbols'];

/** Rows of a batch. `now`: today; `openAfter`: publications later than this count as open. Both as whole numbers. */
export function* tallied(batch: RecordBatch, now: number, openAfter: number): Iterable<LandscapeRow> {
  const texts = (name: string): TextColumn => new TextColumn(batch, name);
  const flags = (name: string): boolean[] => [...(batch.getChild(name) ?? [])] as boolean[];
  const [published, cited] = [numberColumn(batch, 'published'), numberColumn(batch, 'cited')];
  const expires = numberColumn(batch, 'expires');
  const [granted, outcome] = [flags('granted'), flags('outcome')];
  const [inventors, assignees, symbols] = [texts('inventors'), texts('assignees'), texts('symbols')];
  for (const [place, isGrant] of granted.entries()) {
    const day = published[place] ?? 0;
    yield {
      published: day,
      granted: isGrant,
      pending: !isGrant && outcome[place] !== true && day > openAfter,
      superseded: !isGrant && outcome[place] === true,
      active: isGrant && (expires[place] ?? 0) > now,
      cited: cited[place] ?? 0,
      inventors: parts(inventors.at(place)),
      assignees: parts(assignees.at(place)),
      symbols: parts(symbols.at(place)),
    };
  }
}
