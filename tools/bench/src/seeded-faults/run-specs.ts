import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface SpecOutcome {
  /** Specs with a failed test, or that could not be run. */
  failedSpecs: string[];
  /** Title of the first test that failed. */
  firstFailure: string | null;
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs specs of one project, one after another, until the first of them fails. */
export async function runSpecs(copy: string, project: string, specs: readonly string[]): Promise<SpecOutcome> {
  const report = path.join(copy, project, '.results', 'seeded-fault.json');
  rmSync(report, { force: true });
  await jest(copy, project, ['--runTestsByPath', ...specs, '--bail=1', '--json', `--outputFile=${report}`]);
  if (!existsSync(report)) return { failedSpecs: [...specs], firstFailure: 'the specs could not be run' };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = testResults.filter(({ status }) => status === 'failed');
  const tests = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return {
    failedSpecs: failed.map(({ name }) => name),
    firstFailure: tests[0]?.fullName ?? (failed.length > 0 ? 'the spec could not be run' : null),
  };
}

/** Specs of a project that a file has to do with, the ones that lie nearest to it first. */
export async function findSpecs(copy: string, project: string, file: string): Promise<string[]> {
  const found = await jest(copy, project, ['--findRelatedTests', path.join(copy, file), '--listTests']);
  const specs = found.split('\n').filter((line) => line.startsWith('/') && existsSync(line));
  const folders = path.dirname(path.join(copy, file)).split(path.sep);
  const nearness = (spec: string): number => {
    const own = path.dirname(spec).split(path.sep);
    const differs = folders.findIndex((folder, at) => own[at] !== folder);
    return differs === -1 ? folders.length : differs;
  };
  const stem = path.basename(file).replace(/\.[^.]+$/, '');
  const bearsItsName = (spec: string): number => (path.basename(spec).startsWith(`${stem}.`) ? 1 : 0);
  return specs.sort(
    (one, other) =>
      bearsItsName(other) - bearsItsName(one) || nearness(other) - nearness(one) || one.localeCompare(other),
  );
}

function jest(copy: string, project: string, args: readonly string[]): Promise<string> {
  const program = path.join(copy, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [program, '-c', 'jest.config.cjs', '--maxWorkers=1', ...args], {
    cwd: path.join(copy, project),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
