/**
 * npm run spec:coverage -- --demands FILE [--issue N] [--out FILE]
 * Writes which test of the last run shows which demand of the specification and lists what is owed. With --issue it fails when a demand
 * owed by that issue or an earlier one is not shown.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCoverage, renderCoverage } from './coverage-report.ts';
import { parseDemands } from './demands.ts';
import { findPassed, readReports } from './test-reports.ts';
import { readTestTitles } from './test-titles.ts';
import { listFiles, listProjects, readText, workspaceRoot } from './workspace-projects.ts';

const USAGE = 'usage: npm run spec:coverage -- --demands FILE [--issue N] [--out FILE]';

function main(): number {
  const { values } = parseArgs({
    options: { demands: { type: 'string' }, issue: { type: 'string' }, out: { type: 'string' } },
  });
  const issue = values.issue === undefined ? undefined : Number(values.issue);
  if (!values.demands || (issue !== undefined && !Number.isInteger(issue))) {
    console.error(USAGE);
    return 2;
  }
  const demands = parseDemands(readFileSync(path.resolve(values.demands), 'utf8'));
  const folders = listProjects()
    .map(({ folder }) => folder)
    .filter((folder) => folder !== 'tools/workspace');
  const titles = folders
    .flatMap((folder) => listFiles(folder, /\.(spec|e2e-spec)\.tsx?$/))
    .flatMap((file) => readTestTitles(file, readText(file)));
  const reports = readReports(workspaceRoot, folders);
  if (reports.size === 0) throw new Error('There are no results of a test run. Run `npm test` first.');
  const coverage = measureCoverage(demands, titles, findPassed(reports));

  const out = path.resolve(workspaceRoot, values.out ?? 'docs/spec-coverage.md');
  writeFileSync(out, renderCoverage(coverage));
  console.log(
    `${coverage.shown.length} of ${demands.length - coverage.reviewed.length} demands shown, ${coverage.reviewed.length} checked by reading; written to ${path.relative(workspaceRoot, out)}`,
  );

  for (const { id, test } of coverage.unknown)
    console.error(`unknown id ${id}: ${test.file}:${test.line} ${test.title}`);
  const due = coverage.owed.filter((demand) => issue === undefined || demand.issue <= issue);
  for (const demand of due) console.log(`owed ${demand.id} (issue ${demand.issue}, ${demand.area}): ${demand.demand}`);
  console.log(`${due.length} owed${issue === undefined ? '' : ` up to issue ${issue}`}`);
  return coverage.unknown.length > 0 || (issue !== undefined && due.length > 0) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
