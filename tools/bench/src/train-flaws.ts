// npm run bench -- train-flaws --data DIR
// Learns the weights that tell flaws in short texts and writes them into the engine; the same rows give the same bytes.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type FlawModel, packWeights } from '@premise/argument-engine';
import { canLearn, formRows, learningRows } from './quality/learning/flaw-rows.ts';
import { learnFlawModel } from './quality/learning/flaw-training.ts';
import { argumentsFolder } from './quality/rows.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const WEIGHTS = path.join(root, 'libs/argument-engine/src/learned/flaw-weights-data.ts');
const KNOWN_ROWS = path.join(root, 'tools/bench/src/quality/learning/learned-rows.json');
const HEADS = ['sort', 'register', 'reply', 'post', 'postKind'] as const;

function sourceOf(model: FlawModel): string {
  const heads = HEADS.map((name) => {
    const { classes, groups, bias, scale, weights } = model[name];
    return `  ${name}: ${JSON.stringify({ classes, groups, bias, scale, packed: packWeights(Int8Array.from(weights)) })},\n`;
  });
  return `// Not written by hand: "npm run bench -- train-flaws --data DIR" makes it. Licences of what it was learned from: NOTICE.md.
/* prettier-ignore */
export const FLAW_WEIGHTS = {
${heads.join('')}  belief: ${JSON.stringify(model.belief)},
} as const;
`;
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = values.data === undefined ? '' : argumentsFolder(values.data);
const rows = folder === '' ? null : learningRows(folder);
if (!rows || !canLearn(rows)) {
  process.stderr.write(
    'Usage: npm run bench -- train-flaws --data DIR (a folder with argotario.jsonl and reddit_fallacies.jsonl)\n',
  );
  process.exitCode = 2;
} else {
  const source = sourceOf(learnFlawModel(rows, formRows(folder)));
  writeFileSync(WEIGHTS, source);
  const seen = rows
    .filter((row) => row.register !== 'other')
    .map((row) => createHash('sha256').update(row.text).digest('hex').slice(0, 12));
  writeFileSync(KNOWN_ROWS, `${JSON.stringify([...new Set(seen)].sort(), null, 2)}\n`);
  process.stdout.write(
    `${rows.length} rows; ${(source.length / 1000).toFixed(0)} kB, ${(gzipSync(source).length / 1000).toFixed(0)} kB compressed; sha256 ${createHash('sha256').update(source).digest('hex').slice(0, 16)}\n`,
  );
}
