import path from 'node:path';
import { failedFiles, replaceFiles, tallyReport, type JestReport } from './test-results.ts';
import { workspaceRoot } from './workspace-root.ts';

const report = (file: Partial<JestReport['testResults'][number]>): JestReport => ({
  numPassedTests: 0,
  testResults: [
    {
      name: path.join(workspaceRoot, 'libs/one/src/a.spec.ts'),
      message: '',
      status: 'passed',
      assertionResults: [],
      ...file,
    },
  ],
});
const test = (status: string): JestReport['testResults'][number]['assertionResults'][number] => ({
  fullName: `is ${status}`,
  status,
  failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[0m'] : [],
});

describe('counting of tests', () => {
  it('counts passed and failed tests, with a readable failure', () => {
    const tally = tallyReport(
      'libs/one',
      report({ status: 'failed', assertionResults: [test('passed'), test('failed')] }),
    );
    expect(tally).toEqual({
      passed: 1,
      failed: 1,
      failures: ['✗ libs/one › src/a.spec.ts › is failed\n    expected 1'],
      unsteady: [],
    });
  });

  it('names a test that passed at its second try only', () => {
    const unsteady = { ...test('passed'), retryReasons: ['\u001b[31mtoo late\u001b[0m'] };
    expect(tallyReport('libs/one', report({ assertionResults: [unsteady] }))).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      unsteady: ['↻ libs/one › src/a.spec.ts › is passed (at try 2)\n    too late'],
    });
  });

  it('puts a file that was run anew in the place of its first run, and says at which try it passed', () => {
    const twiceFailed = { ...test('failed'), fullName: 'is slow', retryReasons: ['too late'] };
    const first = report({ status: 'failed', assertionResults: [test('passed'), twiceFailed] });
    const [file] = failedFiles(first);
    const anew = report({ assertionResults: [test('passed'), { ...test('passed'), fullName: 'is slow' }] });
    expect(file).toBe(first.testResults[0]?.name);
    expect(tallyReport('libs/one', replaceFiles(first, anew))).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      unsteady: ['↻ libs/one › src/a.spec.ts › is slow (at try 3)\n    too late'],
    });
    expect(tallyReport('libs/one', replaceFiles(first, first))).toMatchObject({ passed: 1, failed: 1 });
  });

  it('a file that ran at all only when it was run anew counts as unsteady', () => {
    const first = report({ status: 'failed', message: 'The product did not start' });
    const anew = report({ assertionResults: [test('passed')] });
    expect(tallyReport('libs/one', replaceFiles(first, anew))).toMatchObject({
      passed: 1,
      failed: 0,
      unsteady: [expect.stringContaining('The product did not start')],
    });
  });

  it('counts a file that does not run, and a skipped test, as failures', () => {
    expect(tallyReport('libs/one', report({ status: 'failed', message: 'SyntaxError' }))).toMatchObject({ failed: 1 });
    expect(tallyReport('libs/one', report({ assertionResults: [test('pending')] }))).toMatchObject({ failed: 1 });
  });
});
