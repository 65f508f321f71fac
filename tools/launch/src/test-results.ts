import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from './workspace-root.ts';

/** What became of all tests and checks. */
export interface Tally {
  passed: number;
  failed: number;
  /** One readable paragraph for each failure. */
  failures: string[];
}

/** The part of jest's JSON report that is read here. */
export interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const REPORTS = '{apps,services,libs,tools}/*/.results/test.json';
const ALL_REPORTS = [REPORTS, 'libs/contracts/dto/.results/test.json', 'e2e/.results/test.json'];

/** Removes earlier reports, of all projects or of one folder, so that none can be taken for one of this run. */
export function removeReports(folder?: string): void {
  const reports = folder === undefined ? ALL_REPORTS : [`${folder}/.results/test.json`];
  for (const file of globSync(reports, { cwd: workspaceRoot })) rmSync(path.join(workspaceRoot, file));
}

/** Reports by project folder. */
export function readReports(): Map<string, JestReport> {
  return new Map(
    globSync(ALL_REPORTS, { cwd: workspaceRoot })
      .sort()
      .map((file) => [
        path.dirname(path.dirname(file)),
        JSON.parse(readFileSync(path.join(workspaceRoot, file), 'utf8')) as JestReport,
      ]),
  );
}

/** Counts one report. A file that does not even run is one failure; a test that is skipped shows nothing and is one too. */
export function tallyReport(folder: string, report: JestReport): Tally {
  const tally: Tally = { passed: 0, failed: 0, failures: [] };
  const fail = (title: string, detail: string): void => {
    tally.failed += 1;
    tally.failures.push(`✗ ${folder} › ${title}\n${indent(shorten(stripVTControlCharacters(detail)))}`);
  };
  for (const file of report.testResults) {
    const name = path.relative(path.join(workspaceRoot, folder), file.name);
    const before = tally.failed;
    for (const test of file.assertionResults) {
      if (test.status === 'passed') {
        tally.passed += 1;
      } else if (test.status === 'failed') fail(`${name} › ${test.fullName}`, (test.failureMessages ?? []).join('\n'));
      else fail(`${name} › ${test.fullName}`, `The test is ${test.status}; every test must run.`);
    }
    if (file.status === 'failed' && tally.failed === before) fail(name, file.message);
  }
  return tally;
}

export function addTally(sum: Tally, part: Tally): void {
  sum.passed += part.passed;
  sum.failed += part.failed;
  sum.failures.push(...part.failures);
}

const SHOWN_LINES = 40;

function shorten(text: string): string {
  const lines = text.trim().split('\n');
  return lines.length <= SHOWN_LINES
    ? lines.join('\n')
    : `${lines.slice(0, SHOWN_LINES).join('\n')}\n… ${lines.length - SHOWN_LINES} more lines`;
}

export function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}
