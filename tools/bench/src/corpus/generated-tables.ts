import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedPatent } from './generated-patents.ts';

type Cells = (string | number)[];

/** The office's bulk tables that a generated patent has rows in: their columns, and its rows. */
const TABLES: Record<string, { columns: string; rows: (patent: GeneratedPatent) => Cells[] }> = {
  g_patent: {
    columns: 'patent_id patent_type patent_date patent_title wipo_kind num_claims withdrawn filename',
    rows: (p) => [[p.number, p.type, p.granted, p.title, 'B2', p.claims.length, 0, 'bench.xml']],
  },
  g_application: {
    columns: 'application_id patent_id patent_application_type filing_date series_code rule_47_flag',
    rows: (p) => [[`1${p.number}`, p.number, '12', p.filed, '12', 0]],
  },
  g_patent_abstract: { columns: 'patent_id patent_abstract', rows: (p) => [[p.number, p.abstract]] },
  g_claims_2025: {
    columns: 'patent_id claim_sequence claim_text dependent claim_number exemplary',
    rows: (p) =>
      p.claims.map((text, place) => [p.number, place, `${place + 1}. ${text}`, place === 0 ? '' : 'claim 1', place, 0]),
  },
  g_inventor_disambiguated: {
    columns:
      'patent_id inventor_sequence inventor_id disambig_inventor_name_first disambig_inventor_name_last gender_code location_id',
    rows: (p) =>
      p.inventors.map(({ first, last, place }, order) => [p.number, order, '', first, last, '', `place-${place}`]),
  },
  g_assignee_disambiguated: {
    columns:
      'patent_id assignee_sequence assignee_id disambig_assignee_individual_name_first disambig_assignee_individual_name_last disambig_assignee_organization assignee_type location_id',
    rows: ({ number, assignee }) => (assignee === null ? [] : [[number, 0, '', '', '', assignee, 2, 'place-1']]),
  },
  g_cpc_current: {
    columns: 'patent_id cpc_sequence cpc_section cpc_class cpc_subclass cpc_group cpc_type',
    rows: ({ number, symbols }) =>
      symbols.map((symbol, place) => [
        number,
        place,
        symbol.slice(0, 1),
        symbol.slice(0, 3),
        symbol.slice(0, 4),
        symbol.replace(' ', ''),
        'inventional',
      ]),
  },
  g_us_patent_citation: {
    columns: 'patent_id citation_sequence citation_patent_id citation_date record_name wipo_kind citation_category',
    rows: ({ number, cites }) =>
      cites.map((cited, place) => [number, place, cited, '2001-01-01', '', 'A', 'cited by examiner']),
  },
};

const line = (cells: Cells): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join('\t')}\n`;

/** The tables as files of a folder, a page of patents at a time. */
export class TableWriter {
  readonly files: string[];
  private readonly open: { descriptor: number; rows: (patent: GeneratedPatent) => Cells[] }[];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.files = Object.keys(TABLES).map((name) => path.join(folder, `${name}.tsv`));
    this.open = Object.values(TABLES).map(({ columns, rows }, place) => {
      const descriptor = openSync(this.files[place] ?? '', 'w');
      writeSync(descriptor, line(columns.split(' ')));
      return { descriptor, rows };
    });
  }

  write(page: readonly GeneratedPatent[]): void {
    for (const { descriptor, rows } of this.open) writeSync(descriptor, page.flatMap(rows).map(line).join(''));
  }

  close(): void {
    for (const { descriptor } of this.open) closeSync(descriptor);
  }
}
