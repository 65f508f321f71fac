import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsInBrackets } from './test-titles.ts';

/** The part of the test runner's report that is read here. */
export interface TestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Answers whether tests of a file that carry a demand's id ran, and all of them passed. */
export type DidPass = (file: string, id: string) => boolean;

/** Reads the reports of the last run, by project folder. */
export function readReports(root: string, folders: readonly string[]): Map<string, TestReport> {
  return new Map(
    folders.flatMap((folder) => {
      const file = path.join(root, folder, '.results/test.json');
      return existsSync(file) ? [[folder, JSON.parse(readFileSync(file, 'utf8')) as TestReport] as const] : [];
    }),
  );
}

/** A report may come from the cache of another clone: a file is known by its place inside its project. */
export function findPassed(reports: ReadonlyMap<string, TestReport>): DidPass {
  const passed = new Map<string, boolean>();
  for (const [folder, { testResults }] of reports) {
    for (const { name, assertionResults } of testResults) {
      const file = name.slice(name.lastIndexOf(`/${folder}/`) + 1);
      for (const { fullName, status } of assertionResults) {
        for (const id of idsInBrackets(fullName)) {
          const key = `${file} ${id}`;
          passed.set(key, (passed.get(key) ?? true) && status === 'passed');
        }
      }
    }
  }
  return (file, id) => passed.get(`${file} ${id}`) ?? false;
}
