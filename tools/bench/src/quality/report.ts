import { existsSync } from 'node:fs';
import { type Figure, tableOf } from './figures.ts';
import { flawFigures, readFlaws, reliabilityOf } from './flaws.ts';
import { formalFigures } from './formal.ts';
import { formRows, learningRows } from './learning/flaw-rows.ts';
import { microtextFigures, readMicrotext } from './microtexts.ts';
import { reliabilityTable } from './reliability-table.ts';
import { argumentsFolder, type MicrotextRow, readRows } from './rows.ts';

export interface QualityReport {
  text: string;
  /** Whether there was anything to measure on. */
  measured: boolean;
}

const FILES = [
  'microtexts1',
  'microtexts2',
  'argotario',
  'reddit_fallacies',
  'neubaroco',
  'bbh_formal_fallacies',
  'folio_quantifiers',
];

/** Measures the engine on whatever files the folder (or its part "arguments") holds. */
export function qualityReport(data: string, wrong = false): QualityReport {
  const folder = argumentsFolder(data);
  const present = FILES.filter((name) => readRows(folder, name) !== null);
  if (present.length === 0) {
    const what = existsSync(data) ? 'holds none of the files that are measured on' : 'is not there';
    const names = FILES.map((name) => `${name}.jsonl`).join(', ');
    return { text: `${data} ${what}: ${names} (one JSON document a line, see docs/quality.md)`, measured: false };
  }
  const figures: Figure[] = [];
  for (const set of ['microtexts1', 'microtexts2']) {
    const rows = readRows<MicrotextRow>(folder, set);
    if (rows) figures.push(...microtextFigures(set, rows.map(readMicrotext)));
  }
  const learning = learningRows(folder);
  const flaws = learning ? readFlaws(learning, formRows(folder)) : null;
  if (flaws) figures.push(...flawFigures(flaws.readings));
  const formal = formalFigures(folder);
  figures.push(...formal.figures);
  const parts = [tableOf(figures)];
  if (wrong)
    parts.push(
      formal.wrong.map(({ set, text, gold, predicted }) => `${set}: ${gold} read as ${predicted}: ${text}`).join('\n'),
    );
  if (flaws) {
    const { readings, heldOut, leftOut } = flaws;
    const judged = [
      `Flaws: ${readings.length - heldOut} rows judged as shipped, ${heldOut} by weights learned from the other folds.`,
    ];
    if (leftOut > 0)
      judged.push(
        `Left out: ${leftOut} rows that the shipped weights have seen; to hold them out, both argotario and reddit_fallacies are needed.`,
      );
    parts.push(judged.join('\n'));
    if (readings.length > 0) parts.push(reliabilityTable(reliabilityOf(readings)));
  }
  const missing = FILES.filter((name) => !present.includes(name));
  if (missing.length > 0)
    parts.push(missing.map((name) => `skipped: ${name} (no such file, or no row in it, in ${folder})`).join('\n'));
  return { text: parts.join('\n\n'), measured: true };
}
