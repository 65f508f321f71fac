import type { Finding } from '@premise/contracts';
import { numberFindings } from './number-findings.ts';

const found = (role: Finding['role'], ...starts: number[]): Finding => ({
  role,
  text: 'words',
  spans: starts.map((start) => ({ start, end: start + 5 })),
});

describe('numberFindings', () => {
  it('counts down the text, in whatever order the findings were made', () => {
    expect(
      numberFindings([found('counter', 90), found('premise', 40), found('counter', 10), found('premise', 20)]),
    ).toEqual(['X2', 'P2', 'X1', 'P1']);
  });

  it('counts a finding of two places where its sign stands: at the one it names first', () => {
    expect(numberFindings([found('assumption', 60, 0), found('assumption', 30)])).toEqual(['A2', 'A1']);
  });

  it('counts what has no words in the text last, in its own order', () => {
    expect(numberFindings([found('assumption'), found('assumption', 5), found('assumption')])).toEqual([
      'A2',
      'A1',
      'A3',
    ]);
  });

  it('gives a finding that is alone of its role the bare letter', () => {
    expect(numberFindings([found('conclusion', 3), found('flaw')])).toEqual(['C', 'F']);
  });
});
