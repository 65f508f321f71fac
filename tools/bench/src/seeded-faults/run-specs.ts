import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface SpecOutcome {
  /** Specs with a failed test, or that could not be run. */
  failedSpecs: string[];
  /** Full title of the first test that failed; null when none did, or the spec could not be run. */
  firstFailure: string | null;
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs specs of one project, one after another, until the first of them fails. `test`: full title of the only test to run. */
export async function runSpecs(
  copy: string,
  project: string,
  specs: readonly string[],
  test: string | null = null,
): Promise<SpecOutcome> {
  const report = path.join(copy, project, '.results', 'seeded-fault.json');
  rmSync(report, { force: true });
  const only = test === null ? [] : ['-t', `^${test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`];
  await jest(copy, project, ['--runTestsByPath', ...specs, '--bail=1', '--json', `--outputFile=${report}`, ...only]);
  if (!existsSync(report)) return { failedSpecs: [...specs], firstFailure: null };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const failed = testResults.filter(({ status }) => status === 'failed');
  const tests = failed.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return {
    failedSpecs: failed.map(({ name }) => name),
    firstFailure: tests[0]?.fullName ?? null,
  };
}

/** Specs at a place of a project that may notice a change of a file, the ones that lie nearest to it first. */
export async function findSpecs(copy: string, place: string, project: string, file: string): Promise<string[]> {
  // jest knows what a project's own files reach, and nothing of other projects
  const related = file.startsWith(`${project}/`) ? ['--findRelatedTests', path.join(copy, file)] : [];
  const found = await jest(copy, project, [...related, '--listTests']);
  const within = `${path.join(copy, place)}/`;
  const specs = found.split('\n').filter((line) => line.startsWith(within) && existsSync(line));
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
