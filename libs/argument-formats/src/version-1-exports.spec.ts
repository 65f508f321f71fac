import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnalysisResults } from '@premise/contracts';
import { type ArgumentFormat, writeAnalysis } from './formats.ts';
import hashes from '../testing/version-1-exports.json';

const ROWS = readFileSync(path.join(__dirname, '../../argument-graph/testing/stored-analyses.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; results: AnalysisResults });

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes of the files that were written before exports were made from argument graphs. */
const WRITTEN_BEFORE: ReadonlyMap<string, Record<string, string>> = new Map(Object.entries(hashes));

describe('exports of stored analyses', () => {
  it.each(ROWS)('have the same bytes as before exports were made from argument graphs: $name', ({ name, results }) => {
    const before = WRITTEN_BEFORE.get(name) ?? {};
    expect(Object.keys(before)).toHaveLength(5);
    const now = Object.keys(before).map((format) => [
      format,
      hash(writeAnalysis(results, format as ArgumentFormat, 'https://premise.example').text),
    ]);
    expect(Object.fromEntries(now)).toEqual(before);
  });
});
