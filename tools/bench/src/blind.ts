// npm run bench:blind -- [--corpus train|test] [--round NAME] [--wrong]
// What the built-in engine says of annotated texts: of the argument corpus, or of a blind round. Coverage stands beside precision, and
// each figure beside those of rules that never read the text. Judges' scores of a round are added where there are any.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { blindReport } from './blind/report.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, round: { type: 'string' }, wrong: { type: 'boolean', default: false } },
});
process.stdout.write(`${blindReport({ split: values.corpus ?? 'test', round: values.round, wrong: values.wrong })}\n`);
