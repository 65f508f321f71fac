import { findPassed, type TestReport } from './test-reports.ts';

const report = (...tests: [title: string, status: string][]): Map<string, TestReport> =>
  new Map([
    [
      'libs/one',
      {
        testResults: [
          {
            name: '/elsewhere/libs/one/src/a.spec.ts',
            assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
          },
        ],
      },
    ],
  ]);

describe('findPassed', () => {
  it('counts a demand whose test passed, in the file of that test alone', () => {
    const didPass = findPassed(report(['footer shows links [S1-001] [D-25]', 'passed']));
    expect(didPass('libs/one/src/a.spec.ts', 'S1-001')).toBe(true);
    expect(didPass('libs/one/src/a.spec.ts', 'D-25')).toBe(true);
    expect(didPass('libs/one/src/b.spec.ts', 'S1-001')).toBe(false);
  });

  it('counts no demand whose test failed, was left out or did not run', () => {
    const didPass = findPassed(
      report(['one [S1-001]', 'passed'], ['two [S1-001]', 'failed'], ['three [S1-002]', 'pending']),
    );
    expect(didPass('libs/one/src/a.spec.ts', 'S1-001')).toBe(false);
    expect(didPass('libs/one/src/a.spec.ts', 'S1-002')).toBe(false);
    expect(didPass('libs/one/src/a.spec.ts', 'S1-003')).toBe(false);
  });
});
