import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Annotation, type CorpusText, CORPUS_FOLDER, readAnnotations, readTexts } from '@premise/argument-corpus';
import { wilson } from '../quality/statistics.ts';
import { measure, type Reading, type Share } from './judge.ts';
import { readWithEngine, RULES } from './readers.ts';

interface Options {
  split: string;
  round: string | undefined;
  wrong: boolean;
}

interface JudgeScores {
  text: string;
  judge: string;
  /** 0 to 3 by field. */
  scores: Record<string, number>;
  comeback: boolean;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function cell({ right, of }: Share): string {
  if (of === 0) return '-';
  const { low, high } = wilson(right, of);
  return `${percent(right / of)} (${percent(low)} to ${percent(high)}; ${right} of ${of})`;
}

/** Mean, zeros and comebacks as the judges gave them. */
function judgesReport(file: string): string[] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgeScores);
  const all = rows.flatMap(({ scores }) => Object.values(scores));
  const mean = (values: readonly number[]): string =>
    (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(2);
  const fields = [...new Set(rows.flatMap(({ scores }) => Object.keys(scores)))];
  return [
    '',
    `Judges: ${new Set(rows.map(({ judge }) => judge)).size}, ${rows.length} judgments`,
    ...['all', ...fields].map((field) => {
      const values = field === 'all' ? all : rows.flatMap(({ scores }) => scores[field] ?? []);
      return `  ${field.padEnd(16)} mean ${mean(values)}, scored 0: ${percent(values.filter((one) => one === 0).length / values.length)}`;
    }),
    `  would come back ${cell({ name: '', right: rows.filter(({ comeback }) => comeback).length, of: rows.length })}`,
  ];
}

/** The table of a set of annotated texts. */
export function blindReport({ split, round, wrong }: Options): string {
  const folder = round === undefined ? CORPUS_FOLDER : path.join(CORPUS_FOLDER, 'rounds', round);
  const gold = new Map(readAnnotations('first', folder).map((one): [string, Annotation] => [one.text, one]));
  const rows = readTexts(folder).flatMap((text): { text: CorpusText; gold: Annotation }[] => {
    const annotation = gold.get(text.id);
    return annotation && (round !== undefined || text.split === split) ? [{ text, gold: annotation }] : [];
  });
  const readers: [string, (text: string) => Reading][] = [['engine', readWithEngine], ...Object.entries(RULES)];
  const judged = readers.map(([name, read]) => ({
    name,
    rows: rows.map((row) => ({ ...row, said: read(row.text.text) })),
  }));
  const lines = [
    `${rows.length} texts of ${round === undefined ? `the corpus, ${split}` : `round ${round}`}; 95 percent intervals by Wilson`,
  ];
  for (const { name, rows: read } of judged) {
    lines.push('', name, ...measure(read).map((share) => `  ${share.name.padEnd(42)} ${cell(share)}`));
  }
  lines.push(...judgesReport(path.join(folder, 'scores.jsonl')));
  if (wrong)
    for (const { text, gold: annotation, said } of judged[0]?.rows ?? []) {
      const accused = annotation.flaws.length === 0 && said.flaws.length > 0;
      const isMistaken = said.isArgument !== (annotation.kind === 'argument');
      if (accused || isMistaken)
        lines.push(
          `${text.id}: ${annotation.kind}${isMistaken ? `, read as ${said.isArgument ? 'an argument' : 'none'}` : ''}${accused ? `, accused of ${said.flaws.join(', ')}` : ''}`,
        );
    }
  return lines.join('\n');
}
