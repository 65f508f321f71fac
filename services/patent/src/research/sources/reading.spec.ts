import { naughtyStrings } from '@premise/testing';
import { decideQuery, yearsBefore } from '../search/decide-query.ts';
import { odpRequest } from './office-odp/odp-query.ts';
import { readMarkup } from './public-website/marked-up-text.ts';
import { termsOf, written } from './query-terms.ts';
import { nameFits } from './wishes-met-here.ts';

describe('the words of a query', () => {
  it.each([
    ['wireless charging', 'wireless|charging'],
    ['"of a kettle" lid', '"of a kettle"|lid'],
    ['“curly quotes” x', '"curly quotes"|x'],
    ['a AND b OR NOT c', 'a|"AND"|b|"OR"|"NOT"|c'],
    ['field:value (x) [1 TO 2] *', 'field|value|x|1|"TO"|2'],
    ['"unclosed phrase', 'unclosed|phrase'],
    ["don't 3.5", `"don't"|"3.5"`],
    ['Äther Öl', 'Äther|Öl'],
    ['*** ()', ''],
  ])('%j are %s', (query, terms) => {
    expect(termsOf(query).map(written).join('|')).toBe(terms);
  });

  it('can never become operators of the office, whatever they are', () => {
    for (const text of naughtyStrings) {
      const query = text
        .replaceAll(/\0|\p{Surrogate}/gu, '')
        .trim()
        .slice(0, 500);
      if (termsOf(query).length === 0) continue;
      const { q } = odpRequest(decideQuery({ query }));
      const inner = /^applicationMetaData\.inventionTitle:\((.*)\)$/s.exec(q)?.[1] ?? '';
      expect(inner.replaceAll(/"[^"]*"|[\p{L}\p{N}]+| AND /gu, '')).toBe('');
    }
  });
});

describe('a text with marks', () => {
  it.each([
    [' <b>Coherent</b> <b>LADAR</b> using &hellip;', 'Coherent LADAR using …', ['Coherent', 'LADAR']],
    ['a &lt;b&gt;x&lt;/b&gt; &amp; y', 'a <b>x</b> & y', []],
    ['<i>no</i> <script>alert(1)</script>', 'no alert(1)', []],
    ['<b>  open', 'open', ['open']],
    ['2 < 3 and <b>4</b> > 1', '2 < 3 and 4 > 1', ['4']],
    ['', '', []],
    ['x<b></b>', 'x', []],
  ])('%j reads as %j', (markup, text, marked) => {
    const read = readMarkup(markup);
    expect(read.text).toBe(text);
    expect(read.spans.map(({ start, end }) => read.text.slice(start, end))).toEqual(marked);
  });
});

describe('a name', () => {
  it('fits when it holds every word, or its beginning, in any case and with any accents', () => {
    expect(nameFits('Élodie de Umeh', 'umeh elodie')).toBe(true);
    expect(nameFits('Cobalt & Sons Ltd.', 'cobalt son')).toBe(true);
    expect(nameFits('Adam Vance', 'Ada')).toBe(true);
    expect(nameFits('Ada Vance', 'Ada Thorne')).toBe(false);
  });
});

describe('the date filters [S2-519]', () => {
  it('reach back one, five and ten years from today', () => {
    const today = new Date('2026-11-22T23:30:00Z');
    const from = (dateRange: 'all' | '1year' | '5years' | '10years') =>
      decideQuery({ query: 'x', filters: { dateRange } }, today).publishedFrom;
    expect([from('all'), from('1year'), from('5years'), from('10years')]).toEqual([
      null,
      '2025-11-22',
      '2021-11-22',
      '2016-11-22',
    ]);
    expect(yearsBefore(new Date('2024-02-29T00:00:00Z'), 1)).toBe('2023-03-01');
  });

  it('and equal wishes are equal questions', () => {
    const one = decideQuery({ query: ' wireless  charging ', narrow: { years: [2024], cpc: ['H02J'], types: [] } });
    const other = decideQuery({
      query: 'wireless charging',
      mode: 'keyword',
      page: 1,
      narrow: { cpc: ['H02J'], years: [2024] },
    });
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});
