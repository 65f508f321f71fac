// npm run bench:quality -- --data DIR
// What the built-in engine gets right on sets of texts that others have marked: figure, 95 percent interval and trivial baseline.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { qualityReport } from './quality/report.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, wrong: { type: 'boolean' } } });
if (values.data === undefined) {
  process.stderr.write(
    'Usage: npm run bench:quality -- --data DIR [--wrong] (a folder with JSON-lines files, see docs/quality.md)\n',
  );
  process.exitCode = 2;
} else {
  const { text, measured } = qualityReport(values.data, values.wrong === true);
  process.stdout.write(`${text}\n`);
  if (!measured) process.exitCode = 2;
}
