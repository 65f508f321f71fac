// Writes libs/content/src/sample-analysis.ts and sample-graph.ts: what the built-in engine finds in the home page's sample text.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeArgument } from '@premise/argument-engine';
import { SAMPLE_TEXT } from '@premise/content';
import { format, resolveConfig } from 'prettier';

const folder = path.resolve(import.meta.dirname, '../../../libs/content/src');
const { graph, ...results } = analyzeArgument(SAMPLE_TEXT);

async function write(name: string, source: string): Promise<void> {
  const file = path.join(folder, name);
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}

const HOW = `Not written by hand: "node --conditions=source
 * tools/analyze/src/write-sample.ts" makes it, and a test holds it against the engine.`;
await write(
  'sample-analysis.ts',
  `import type { AnalysisResults } from '@premise/contracts';

/**
 * What the built-in engine finds in the sample text, without its graph. ${HOW}
 */
export const SAMPLE_ANALYSIS: AnalysisResults = ${JSON.stringify(results)};
`,
);
await write(
  'sample-graph.ts',
  `/**
 * The argument graph of the sample text. ${HOW}
 */
export const SAMPLE_GRAPH: object = ${JSON.stringify(graph)};
`,
);
