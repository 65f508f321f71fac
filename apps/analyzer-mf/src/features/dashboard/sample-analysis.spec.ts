import { analyzeArgument } from '@premise/argument-engine';
import { isAnalysisResults } from './is-analysis-results.ts';
import { SAMPLE_ANALYSIS } from './sample-analysis.ts';

describe('the sample of the dashboard', () => {
  it('is an argument about gun laws, and what the built-in engine says of it [S1-199]', () => {
    expect(SAMPLE_ANALYSIS.originalArgument).toContain('gun laws');
    expect(SAMPLE_ANALYSIS).toEqual(analyzeArgument(SAMPLE_ANALYSIS.originalArgument));
  });

  it('has something in every part that the dashboard shows, but charges no flaw that the wording only suggests', () => {
    const { argumentStructure, components, findings, notices } = SAMPLE_ANALYSIS;
    const { flaws, ...others } = components;
    const lists = [argumentStructure.premise, argumentStructure.unstatedAssumptions, ...Object.values(others)];
    expect(lists.filter((list) => list.length === 0)).toEqual([]);
    expect(flaws).toEqual([]);
    expect(new Set(findings.map(({ role }) => role))).toEqual(
      new Set(['conclusion', 'premise', 'assumption', 'quantifier', 'counter']),
    );
    expect(notices).toEqual([]);
  });

  it('passes the check that navigation state has to pass', () => {
    expect(isAnalysisResults(SAMPLE_ANALYSIS, SAMPLE_ANALYSIS.originalArgument)).toBe(true);
  });
});
