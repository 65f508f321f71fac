// Writes what the built-in engine says of the example arguments; the build serves it as it is.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeArgument } from '@premise/argument-engine';
import { EXAMPLES } from '../src/features/examples/examples.ts';

const folder = path.join(import.meta.dirname, '../.generated/examples');
mkdirSync(folder, { recursive: true });
for (const { slug, text } of EXAMPLES) {
  writeFileSync(path.join(folder, `${slug}.json`), JSON.stringify(analyzeArgument(text)));
}
