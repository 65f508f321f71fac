import { measureCoverage, renderCoverage } from './coverage-report.ts';
import { parseDemands } from './demands.ts';

const LIST = [
  'id\tsource\tarea\tdemand\texact_text\tdecision\tissue',
  'S1-001\tS1\tlayout\tA top bar | above.\t\t\t2',
  'S1-002\tS1\tlayout\tA footer.\tPremise\t\t3',
  'D-59\tdecisions\treview\tAmerican spelling.\t\t59\t12',
].join('\n');
const test = { file: 'a.spec.ts', line: 3, title: 'has a top bar [S1-001]', ids: ['S1-001'] };
const passed = () => true;

describe('parseDemands', () => {
  it('reads the columns by their names', () => {
    expect(parseDemands(LIST)[1]).toEqual({
      id: 'S1-002',
      source: 'S1',
      area: 'layout',
      demand: 'A footer.',
      exactText: 'Premise',
      decision: '',
      issue: 3,
    });
  });

  it('says what is wrong with a list it cannot read', () => {
    expect(() => parseDemands('a\tb\n')).toThrow('lacks the columns id');
    expect(() => parseDemands(`${LIST}\nS1-3\t\t\t\t\t\t2`)).toThrow('Line 5');
  });
});

describe('measureCoverage', () => {
  it('tells shown, owed and unknown apart', () => {
    const stranger = { ...test, ids: ['S9-999', 'S1-777'] };
    const coverage = measureCoverage(parseDemands(LIST), [test, stranger], passed);
    expect(coverage.shown.map(({ demand }) => demand.id)).toEqual(['S1-001']);
    expect(coverage.reviewed.map(({ id }) => id)).toEqual(['D-59']);
    expect(coverage.owed.map(({ id }) => id)).toEqual(['S1-002']);
    expect(coverage.unknown.map(({ id }) => id)).toEqual(['S9-999', 'S1-777']);
  });
});

describe('a demand whose test', () => {
  it('did not pass in the last run is owed', () => {
    const coverage = measureCoverage(parseDemands(LIST), [test], (file, id) => file !== 'a.spec.ts' || id !== 'S1-001');
    expect(coverage.shown).toEqual([]);
    expect(coverage.owed.map(({ id }) => id)).toEqual(['S1-001', 'S1-002']);
  });
});

describe('renderCoverage', () => {
  it('writes a table whose cells cannot break it', () => {
    const text = renderCoverage(measureCoverage(parseDemands(LIST), [test], passed));
    expect(text).toContain('1 shown, 1 checked by reading, 1 owed.');
    expect(text).toContain('| S1-001 | layout | A top bar \\| above. | has a top bar [S1-001] (`a.spec.ts`) |');
    expect(text).toContain('| S1-002 | layout | A footer. | 3 |');
    expect(text).toContain('| D-59 | American spelling. |');
  });
});
