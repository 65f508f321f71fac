// npm test: lint, types, unit and service specs, builds and browser journeys of the whole workspace.
// The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startTestDatabase, startTestRedis } from '@premise/testing';
import { runNx } from './build-output.ts';
import { provideChromium } from './chromium.ts';
import { failedTasks, finishedTask } from './nx-output.ts';
import { consoleProgress } from './progress.ts';
import { addTally, indent, readReports, removeReports, tallyReport, type Tally } from './test-results.ts';
import { workspaceRoot } from './workspace-root.ts';

const progress = consoleProgress();
const sum: Tally = { passed: 0, failed: 0, failures: [] };
const started = performance.now();

function fail(title: string, detail: string): void {
  sum.failed += 1;
  sum.failures.push(`✗ ${title}\n${indent(detail)}`);
}

for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(130));

const testEnvironment = {
  NODE_OPTIONS: '',
  CI: '1',
  NODE_COMPILE_CACHE: path.join(workspaceRoot, 'node_modules', '.cache', 'premise', 'compiled'),
};
removeReports();

const chromium = await progress
  .step('Finding Chromium', (detail) => provideChromium(detail))
  .catch((error: unknown) => {
    fail('set-up', error instanceof Error ? error.message : String(error));
    return undefined;
  });

// Started once here and kept to the end: no spec has to wait while the servers' programs are fetched or the data is made.
const servers = await progress
  .step('Starting the test servers', () => Promise.all([startTestRedis(), startTestDatabase({ name: 'whole_run' })]))
  .catch((error: unknown) => {
    fail('set-up', error instanceof Error ? error.message : String(error));
    return [];
  });

await progress.step('Lint, types, specs and builds', async (detail) => {
  let done = 0;
  const output = await runNx(
    [
      'run-many',
      '-t',
      'lint-workspace',
      'typecheck-workspace',
      'test',
      'build',
      '--output-style=static',
      '--nxBail=false',
      `--parallel=${2 * availableParallelism()}`,
    ],
    (line) => {
      const task = finishedTask(line);
      if (task === undefined) return;
      done += 1;
      detail(`${done} done, last ${task.project.replace('@premise/', '')} ${task.target}`);
    },
    testEnvironment,
  );
  const failed = failedTasks(output.text);
  if (output.code !== 0 && failed.length === 0) fail('nx', output.text.slice(-4000));
  const reports = readReports();
  const tallies = new Map([...reports].map(([folder, report]) => [folder, tallyReport(folder, report)]));
  for (const tally of tallies.values()) addTally(sum, tally);
  for (const task of failed) {
    // The report of a failed test task says which tests; only where it does not, the task itself is the failure.
    const told = task.target === 'test' && (tallies.get(folderOf(task.project))?.failed ?? 0) > 0;
    if (!told) fail(`${task.project} ${task.target}`, task.output.split('\n').slice(-60).join('\n'));
  }
});

if (sum.failures.length > 0) process.stdout.write(`\n${sum.failures.join('\n\n')}\n\n`);
const shown = sum.failures.length;

if (chromium !== undefined) {
  await progress.step('Browser journeys', async () => {
    const { code, log } = await runJourneys(chromium);
    const report = readReports().get('e2e');
    if (report === undefined) {
      fail('e2e', `The journeys did not run.\n${readFileSync(log, 'utf8').split('\n').slice(-60).join('\n')}`);
      return;
    }
    const tally = tallyReport('e2e', report);
    addTally(sum, tally);
    if (code !== 0 && tally.failed === 0) fail('e2e', readFileSync(log, 'utf8').split('\n').slice(-60).join('\n'));
    if (tally.passed + tally.failed === 0) fail('e2e', 'There are no browser journeys.');
  });
}

await Promise.all(servers.map((server) => server.stop()));
if (sum.failures.length > shown) process.stdout.write(`\n${sum.failures.slice(shown).join('\n\n')}\n`);
process.stdout.write(`\nTests took ${Math.round((performance.now() - started) / 1000)} s.\n`);
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;

/** Folder of a project by its package name. */
function folderOf(project: string): string {
  const { packages } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>;
  };
  return packages[`node_modules/${project}`]?.resolved ?? project;
}

async function runJourneys(browser: string): Promise<{ code: number; log: string }> {
  const folder = path.join(workspaceRoot, 'e2e');
  mkdirSync(path.join(folder, '.results'), { recursive: true });
  const log = path.join(folder, '.results', 'output.txt');
  const file = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [
      path.join(workspaceRoot, 'node_modules', 'jest', 'bin', 'jest.js'),
      ...['-c', 'jest.config.cjs', '--json', '--outputFile', '.results/test.json'],
    ],
    {
      cwd: folder,
      stdio: ['ignore', file, file],
      env: { ...process.env, ...testEnvironment, CHROMIUM_PATH: browser, PREMISE_E2E_BUILT: '1' },
    },
  );
  process.on('exit', () => child.kill());
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  return { code, log };
}
