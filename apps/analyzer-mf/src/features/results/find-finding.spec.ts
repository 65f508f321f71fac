import type { BreakdownItem, Finding } from '@premise/contracts';
import { FindingIndex } from './find-finding.ts';

const findings: Finding[] = [
  { role: 'premise', text: 'All birds fly.', spans: [{ start: 0, end: 14 }] },
  { role: 'quantifier', text: 'All', spans: [{ start: 0, end: 3 }] },
  { role: 'flaw', text: 'Rests on an exception.', spans: [{ start: 0, end: 14 }] },
  { role: 'counter', text: 'Penguins do not.', spans: [] },
];
const item = (over: Partial<BreakdownItem>): BreakdownItem => ({
  type: 'Flaw',
  text: 'something else',
  category: 'Sweeping generalisation',
  severity: 'High',
  ...over,
});

describe('FindingIndex', () => {
  const index = new FindingIndex(findings);

  it('prefers the finding of the same words and the same role', () => {
    expect(index.ofItem(item({ spans: [{ start: 0, end: 14 }] }))).toBe(2);
    expect(index.ofItem(item({ type: 'Premise', spans: [{ start: 0, end: 14 }] }))).toBe(0);
    expect(index.ofItem(item({ type: 'Quantifier', spans: [{ start: 0, end: 3 }] }))).toBe(1);
  });

  it('tells two findings on the same words apart by what they say', () => {
    const spans = [{ start: 0, end: 14 }];
    const twins = new FindingIndex([
      { role: 'assumption', text: 'One thing.', spans },
      { role: 'assumption', text: 'Another thing.', spans },
    ]);
    expect(twins.ofItem(item({ type: 'Assumption', text: 'Another thing.', spans }))).toBe(1);
  });

  it('goes by the text where an item names no words', () => {
    expect(index.ofItem(item({ text: 'Rests on an exception.' }))).toBe(2);
    expect(index.ofItem(item({ text: 'unknown' }))).toBeNull();
  });

  it('knows no finding that rests on no words', () => {
    expect(index.ofText('counter', 'Penguins do not.')).toBeNull();
  });
});
