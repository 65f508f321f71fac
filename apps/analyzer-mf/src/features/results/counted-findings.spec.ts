import type { Finding } from '@premise/contracts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';
import { countedFindings } from './counted-findings.ts';

const assumption = (text: string, label: string): Finding => ({ role: 'assumption', text, label, spans: [] });
const counted = (findings: Finding[], unstatedAssumptions: string[]) =>
  countedFindings({
    ...SAMPLE_RESULTS,
    findings,
    argumentStructure: { ...SAMPLE_RESULTS.argumentStructure, unstatedAssumptions },
  });

describe('countedFindings', () => {
  it('leaves out the assumptions that the hidden ones do not count', () => {
    const kept = counted([assumption('a', 'Necessary'), assumption('b', 'Sufficient')], ['a']);
    expect(kept).toEqual([assumption('a', 'Necessary')]);
  });

  it('notes an assumption once, and one without a finding after the others', () => {
    const kept = counted([assumption('a', 'Necessary'), assumption('a', 'Implicit premise')], ['a', 'c']);
    expect(kept).toEqual([assumption('a', 'Necessary'), { role: 'assumption', text: 'c', spans: [] }]);
  });

  it('keeps every other role', () => {
    const others = SAMPLE_RESULTS.findings.filter(({ role }) => role !== 'assumption');
    expect(counted(SAMPLE_RESULTS.findings, [])).toEqual(others);
  });
});
