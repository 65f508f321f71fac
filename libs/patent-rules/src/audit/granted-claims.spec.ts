import { parseClaims } from '../claims/parse-claims.ts';
import { auditDraft } from './auditor.ts';
import { GRANTED_CLAIMS } from './testing/granted-claims.ts';

/** What is wrong in print, and true: each of these stands in the patent. */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  'US 7272630': ['C7 the network'],
};

describe('claims that the office granted', () => {
  it.each(Object.keys(GRANTED_CLAIMS))('raise no false alarm in %s', (patent) => {
    const claims = GRANTED_CLAIMS[patent] ?? '';
    const { findings } = auditDraft({ claims });
    expect(findings.filter(({ level, rule }) => level === 'fix' && rule !== 'C1')).toEqual([]);
    const unclear = findings
      .filter(({ rule }) => rule === 'C7')
      .map(({ rule, span }) => `${rule} ${claims.slice(span?.start, span?.end)}`);
    expect(unclear).toEqual(SLIPS[patent] ?? []);
  });

  it('are all read as claims', () => {
    expect(Object.values(GRANTED_CLAIMS).map((claims) => parseClaims(claims).length)).toEqual([8, 9, 8, 4]);
  });
});
