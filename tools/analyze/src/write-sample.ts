// Writes libs/content/src/sample-analysis.ts: what the built-in engine finds in the home page's sample text.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeArgument } from '@premise/argument-engine';
import { SAMPLE_TEXT } from '@premise/content';
import { format, resolveConfig } from 'prettier';

const file = path.resolve(import.meta.dirname, '../../../libs/content/src/sample-analysis.ts');
const source = `import type { AnalysisResults } from '@premise/contracts';

/**
 * What the built-in engine finds in the sample text. Not written by hand: "node --conditions=source
 * tools/analyze/src/write-sample.ts" makes it, and a test holds it against the engine.
 */
export const SAMPLE_ANALYSIS: AnalysisResults = ${JSON.stringify(analyzeArgument(SAMPLE_TEXT))};
`;
writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
