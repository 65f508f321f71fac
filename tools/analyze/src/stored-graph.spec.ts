import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeArgument } from '@premise/argument-engine';
import type { AnalysisResults } from '@premise/contracts';
import { readAnalysis, toAnalysisResults, validateGraph } from '@premise/argument-graph';

const TEXTS = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/argument-engine/src/everyday-texts.json'), 'utf8'),
) as Array<{ text: string }>;

/** The breakdown gives words that are found twice the place of the first; the graph knows both places. */
const withoutItemSpans = (results: AnalysisResults) => ({
  ...results,
  breakdownItems: results.breakdownItems.map(({ spans: _spans, ...item }) => item),
});

describe('what the built-in engine finds today', () => {
  it('is a sound argument graph, which holds all of it [D-44]', () => {
    expect(TEXTS.length).toBeGreaterThan(50);
    for (const { text } of TEXTS) {
      const { graph: stored, ...results } = analyzeArgument(text);
      const graph = readAnalysis({ ...results, graph: stored });
      expect(validateGraph(graph)).toEqual([]);
      expect(withoutItemSpans(toAnalysisResults(graph))).toEqual(withoutItemSpans(results));
    }
  });
});
