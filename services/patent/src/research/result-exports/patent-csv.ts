import type { PatentSummary } from '@premise/contracts';
import { stringify } from 'csv-stringify/sync';

const COLUMNS: [string, (patent: PatentSummary) => string | number | null][] = [
  ['Number', ({ displayNumber }) => displayNumber],
  ['Title', ({ title }) => title],
  ['Inventors', ({ inventors }) => inventors.join('; ')],
  ['Assignee', ({ assignee }) => assignee],
  ['Filing date', ({ filingDate }) => filingDate],
  ['Publication date', ({ publicationDate }) => publicationDate],
  ['Status', ({ status, statusText }) => statusText ?? status],
  ['Type', ({ type }) => type],
  ['CPC', ({ cpc }) => cpc.join('; ')],
  ['Claims', ({ claims }) => claims],
  ['Cited by', ({ citations }) => citations],
  ['Similarity (best hit 1)', ({ similarity }) => similarity],
  ['Abstract', ({ abstract }) => abstract],
  ['Source', ({ source, sample }) => (sample ? `${source} (fictitious sample)` : source)],
];

/** A table (RFC 4180) that a spreadsheet opens without running anything in it: texts that look like formulas get an apostrophe. */
export function patentCsv(patents: readonly PatentSummary[]): string {
  const rows = patents.map((patent) => COLUMNS.map(([, read]) => read(patent)));
  return stringify([COLUMNS.map(([name]) => name), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
