import { analyzeArgument } from '@premise/argument-engine';
import { SAMPLE_ANALYSIS, SAMPLE_GRAPH, SAMPLE_TEXT } from './index.ts';

it('the sample analysis of the home page is what the built-in engine finds today', () => {
  expect({ ...SAMPLE_ANALYSIS, graph: SAMPLE_GRAPH }).toEqual(analyzeArgument(SAMPLE_TEXT));
});

it('it shows what the home page wants to show: a type, a flaw, premises, assumptions, an answer', () => {
  expect(SAMPLE_ANALYSIS.conclusionType).toBe('Factual (descriptive)');
  expect(SAMPLE_ANALYSIS.keyFlaw).toMatch(/^Affirming the consequent/);
  expect(SAMPLE_ANALYSIS.argumentStructure.premise).toHaveLength(2);
  expect(SAMPLE_ANALYSIS.assumptionsCount).toBeGreaterThan(0);
  expect(SAMPLE_ANALYSIS.counterpoint).not.toBe('');
  expect(SAMPLE_ANALYSIS.notices).toEqual([]);
});
