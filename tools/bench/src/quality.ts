// npm run bench:quality -- --data DIR
// What the built-in engine gets right on sets of texts that others have marked: figure, 95 percent interval and trivial baseline.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Figure, tableOf } from './quality/figures.ts';
import { flawFigures, readFlaws, reliabilityOf } from './quality/flaws.ts';
import { formalFigures } from './quality/formal.ts';
import { learningRows } from './quality/learning/flaw-rows.ts';
import { microtextFigures, readMicrotext } from './quality/microtexts.ts';
import { argumentsFolder, type MicrotextRow, readRows } from './quality/rows.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, wrong: { type: 'boolean' } } });
if (values.data === undefined) {
  process.stderr.write(
    'Usage: npm run bench:quality -- --data DIR [--wrong] (a folder with JSON-lines files, see docs/quality.md)\n',
  );
  process.exitCode = 2;
} else {
  report(argumentsFolder(values.data));
}

function report(folder: string): void {
  const figures: Figure[] = [];
  const missing: string[] = [];
  for (const set of ['microtexts1', 'microtexts2']) {
    const rows = readRows<MicrotextRow>(folder, set);
    if (rows) figures.push(...microtextFigures(set, rows.map(readMicrotext)));
    else missing.push(set);
  }
  const learning = learningRows(folder);
  const flaws = learning ? readFlaws(learning) : null;
  if (flaws) figures.push(...flawFigures(flaws.readings));
  else missing.push('argotario and reddit_fallacies');
  const formal = formalFigures(folder);
  figures.push(...formal.figures);
  missing.push(...formal.missing);
  process.stdout.write(`${tableOf(figures)}\n`);
  if (values.wrong === true)
    for (const { set, text, gold, predicted } of formal.wrong)
      process.stdout.write(`${set}: ${gold} read as ${predicted}: ${text}\n`);
  if (flaws) {
    const { bins, error } = reliabilityOf(flaws.readings);
    process.stdout.write(`\nFlaws: ${flaws.heldOut} rows judged by weights learned from the other folds.\n`);
    process.stdout.write('confidence     told  mean said  share right\n');
    for (const { from, to, n, confidence, right } of bins)
      process.stdout.write(
        `${from.toFixed(1)} to ${to.toFixed(1)}  ${String(n).padStart(8)}  ${confidence.toFixed(2).padStart(9)}  ${right.toFixed(2).padStart(11)}\n`,
      );
    process.stdout.write(`expected calibration error ${error.toFixed(3)}\n`);
  }
  for (const name of missing) process.stdout.write(`skipped: ${name} (no such file in ${folder})\n`);
}
