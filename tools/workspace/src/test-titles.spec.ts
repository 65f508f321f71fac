import { readTestTitles } from './test-titles.ts';

const ids = (text: string): string[][] => readTestTitles('sample.spec.ts', text).map((title) => title.ids);

describe('readTestTitles', () => {
  it('reads one id, and several in one bracket', () => {
    expect(ids(`it('shows the tagline [S1-069]', () => {}); test("two [S1-001, S2-045 S1-003]", () => {});`)).toEqual([
      ['S1-069'],
      ['S1-001', 'S2-045', 'S1-003'],
    ]);
  });

  it('reads the ids of decisions', () => {
    expect(ids(`it('asks before it signs out [D-46] [S1-028]', () => {});`)).toEqual([['D-46', 'S1-028']]);
    expect(ids(`it.each([['Home', 'D-27']])('links %s [%s]', () => {});`)).toEqual([['D-27']]);
  });

  it('reads template titles and joined strings', () => {
    expect(ids('it(`a ${name} is shown [S1-010]`, () => {}); it("long " + "title [S1-011]", () => {});')).toEqual([
      ['S1-010'],
      ['S1-011'],
    ]);
  });

  it('gives the id of a block to the tests inside it, and to nothing when it is empty', () => {
    const titles = readTestTitles(
      'sample.spec.ts',
      `describe('footer [S1-070]', () => { it('has links [S1-071]', () => {}); }); describe('empty [S1-072]', () => {});`,
    );
    expect(titles).toEqual([
      { file: 'sample.spec.ts', line: 1, title: 'footer [S1-070] > has links [S1-071]', ids: ['S1-070', 'S1-071'] },
    ]);
  });

  it('reads ids that a table of cases puts into the title', () => {
    expect(ids(`it.each([['Home', 'S1-042'], ['About', 'S1-046']])('links %s [%s]', () => {});`)).toEqual([
      ['S1-042', 'S1-046'],
    ]);
    expect(ids(`const rows = [{ id: 'S1-042' }]; it.each(rows)('links [$id]', () => {});`)).toEqual([['S1-042']]);
    expect(ids("for (const id of ['S1-042', 'S1-043']) it(`links [${id}]`, () => {});")).toEqual([
      ['S1-042', 'S1-043'],
    ]);
    expect(ids("it.each`name | id\n${'Home'} | ${'S1-042'}`('links [$id]', () => {});")).toEqual([['S1-042']]);
  });

  it('reads ids in the cells of rows, whatever else the file names', () => {
    const text = `const body = 1; it.each([['a', 'a lost link [S1-437]', { body: '' }]])('says %s for %s [S1-117]', () => {});`;
    expect(ids(text)).toEqual([['S1-117', 'S1-437']]);
  });

  it('reads no id from comments, other calls, bare text or tests left out', () => {
    expect(
      ids(`
        // it('commented out [S1-001]', () => {});
        log('not a test [S1-002]');
        it('mentions S1-003 without a bracket', () => {});
        it.skip('left out [S1-004]', () => {});
        it('says something', () => { expect('[S1-005]').toBe('[S1-005]'); });
      `),
    ).toEqual([]);
  });

  it('reads no id from a table whose title is fixed', () => {
    expect(ids(`it.each([['S1-042']])('always the same', () => {});`)).toEqual([]);
  });
});
