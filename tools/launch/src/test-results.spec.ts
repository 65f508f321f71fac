import path from 'node:path';
import { tallyReport, type JestReport } from './test-results.ts';
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
    });
  });

  it('counts a file that does not run, and a skipped test, as failures', () => {
    expect(tallyReport('libs/one', report({ status: 'failed', message: 'SyntaxError' }))).toMatchObject({ failed: 1 });
    expect(tallyReport('libs/one', report({ assertionResults: [test('pending')] }))).toMatchObject({ failed: 1 });
  });
});
