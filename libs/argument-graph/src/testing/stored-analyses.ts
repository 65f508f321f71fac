import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnalysisResults } from '@premise/contracts';

/**
 * Results as the analysis service stored them: of all six versions of the built-in engine, and of a language model.
 * Those before version 0.3.0 have no formal check.
 */
export const STORED_ANALYSES = readFileSync(path.join(__dirname, '../../testing/stored-analyses.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; results: AnalysisResults });
