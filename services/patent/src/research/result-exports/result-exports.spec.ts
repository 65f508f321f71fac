import type { PatentSummary } from '@premise/contracts';
import { naughtyStrings } from '@premise/testing';
import { parse } from 'csv-parse/sync';
import { patentBibtex } from './patent-bibtex.ts';
import { patentCsv } from './patent-csv.ts';
import { patentRis } from './patent-ris.ts';

const PATENT: PatentSummary = {
  id: 'US10123456',
  displayNumber: 'US 10,123,456 B2',
  title: 'Kettle & {lid}, 100% "round"',
  inventors: ['Ada Vance', 'Björn And Sons'],
  assignee: '=HYPERLINK("http://evil.example")',
  filingDate: '2019-01-02',
  publicationDate: '2021-03-04',
  status: 'granted',
  statusText: null,
  type: 'utility',
  abstract: 'Two\nlines, "quoted".',
  claims: 12,
  citations: null,
  similarity: 0.5,
  source: 'corpus',
  sample: true,
  cpc: ['A47J 27/21', 'H02J 50/10'],
  titleSpans: [],
  snippet: null,
};

describe('an exported result', () => {
  it('is a table that reads as it was, with nothing for a spreadsheet to run', () => {
    const text = patentCsv([PATENT, { ...PATENT, assignee: null, sample: false }]);
    expect(text.startsWith('\ufeffNumber,Title,')).toBe(true);
    const rows = parse(text, { bom: true });
    expect(rows.map((row) => row.length)).toEqual([14, 14, 14]);
    expect(rows[1]).toEqual([
      'US 10,123,456 B2',
      'Kettle & {lid}, 100% "round"',
      'Ada Vance; Björn And Sons',
      `'=HYPERLINK("http://evil.example")`,
      '2019-01-02',
      '2021-03-04',
      'granted',
      'utility',
      'A47J 27/21; H02J 50/10',
      '12',
      '',
      '0.5',
      'Two\nlines, "quoted".',
      'corpus (fictitious sample)',
    ]);
  });

  it('runs nothing, whatever a title holds', () => {
    for (const title of [...naughtyStrings, '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1']) {
      const [, row] = parse(patentCsv([{ ...PATENT, title }]), { bom: true });
      expect(row?.[1]).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(row).toHaveLength(14);
    }
  });

  it('is a bibliography for BibTeX', () => {
    expect(patentBibtex([PATENT])).toBe(`@patent{US10123456,
  title = {{Kettle \\& {\\textbraceleft}lid{\\textbraceright}, 100\\% "round"}},
  author = {Ada Vance and {Björn And Sons}},
  holder = {{=HYPERLINK("http://evil.example")}},
  number = {US 10,123,456 B2},
  type = {utility patent},
  nationality = {United States},
  year = {2021},
  month = {03},
  day = {04},
  abstract = {Two
lines, "quoted".},
  keywords = {A47J 27/21, H02J 50/10},
  note = {Fictitious sample patent}
}
`);
  });

  it('keeps the braces of BibTeX in balance, whatever a title holds', () => {
    for (const title of ['}}}', '{{{', '\\}', '\\{', '~^$&#_%', '\\', ...naughtyStrings]) {
      const entry = patentBibtex([{ ...PATENT, title }]);
      let depth = 0;
      // Those after a backslash too: BibTeX knows no other way to tell where a text ends.
      for (const sign of entry) {
        if (sign === '{') depth += 1;
        if (sign === '}') depth -= 1;
        expect(depth).toBeGreaterThanOrEqual(0);
      }
      expect(depth).toBe(0);
    }
  });

  it('is a list of records for reference managers', () => {
    expect(patentRis([PATENT]).split('\r\n')).toEqual([
      'TY  - PAT',
      'TI  - Kettle & {lid}, 100% "round"',
      'AU  - Vance, Ada',
      'AU  - Sons, Björn And',
      'PB  - =HYPERLINK("http://evil.example")',
      'SN  - US 10,123,456 B2',
      'PY  - 2021',
      'DA  - 2021/03/04',
      'AB  - Two lines, "quoted".',
      'KW  - A47J 27/21',
      'KW  - H02J 50/10',
      'CY  - United States',
      'N1  - Fictitious sample patent',
      'ER  - ',
      '',
    ]);
    expect(patentRis([PATENT, PATENT]).match(/^TY {2}- PAT/gm)).toHaveLength(2);
    const hidden = patentRis([{ ...PATENT, title: 'A\r\nER  - \r\nTY  - BOOK\u0085TY  - BOOK' }]);
    expect(hidden.split(/[\n\u0085]/).filter((line) => line.startsWith('TY  -'))).toHaveLength(1);
  });
});
