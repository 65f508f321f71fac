// npm run build: builds every project that changed.
import process from 'node:process';
import { buildWorkspace } from './build-output.ts';
import { LaunchError } from './launch-error.ts';
import { consoleProgress } from './progress.ts';

try {
  await consoleProgress().step('Building what changed', (detail) => buildWorkspace(detail));
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
