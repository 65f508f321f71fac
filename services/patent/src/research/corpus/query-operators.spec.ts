import { operatorRemarks } from './query-operators.ts';

const told = (query: string) => operatorRemarks({ mode: 'keyword', query }).length;

it.each([
  'ferrite NOT rectifier',
  'ferrite -rectifier',
  '-rectifier ferrite',
  'ferrite −rectifier',
  'ferrite -"bridge rectifier"',
  'coil OR antenna',
  '"planar coil" OR "loop antenna"',
  'coil AND antenna',
  'ferr*',
  'ferr* coil',
])('says that %s has an operator without effect', (query) => {
  expect(operatorRemarks({ mode: 'keyword', query })).toEqual([
    { about: 'query', how: 'not-applied', text: expect.stringContaining('all words must occur') },
  ]);
});

it.each([
  'ferrite rectifier',
  'coil and antenna or not',
  'low-cost coil',
  'coil - antenna',
  '"coil OR antenna"',
  '"ferr* -core"',
  'OR',
  'NOT-gate',
  'ORACLE NOTE',
  '2 * 3',
])('says nothing of %s', (query) => expect(told(query)).toBe(0));

it('says nothing of names and numbers, which may have such signs', () => {
  expect(operatorRemarks({ mode: 'assignee', query: 'SMITH AND WESSON' })).toEqual([]);
  expect(operatorRemarks({ mode: 'number', query: 'US -1*' })).toEqual([]);
});

it.each([
  ['camera ' + 'w'.repeat(40), 1],
  ['"camera ' + 'w'.repeat(900) + '"', 1],
  ['камера ' + 'ж'.repeat(20), 1],
  ['camera ' + 'w'.repeat(39), 0],
  ['camera ' + 'long-'.repeat(20), 0],
])('tells that a word too long for the index has no effect: %s', (query, told) => {
  const remarks = operatorRemarks({ mode: 'keyword', query });
  expect(remarks.filter(({ text }) => text.startsWith('Very long words'))).toHaveLength(told);
});
