import { numberAmongWords } from './number-among-words.ts';

it.each([
  ['US 10,123,456 B2', 'US 10,123,456 B2'],
  ['10123456', 'US 10,123,456'],
  ['us20230012345a1', 'US 2023/0012345 A1'],
  ['D701,016', 'US D701,016'],
  ['14/412,875', 'US 14/412,875'],
  ['EP1234567', 'EP 1234567'],
])('reads %s as the number %s', (query, number) => expect(numberAmongWords({ query })).toBe(number));

it.each(['wireless charging', 'B60L', 'D06F', 'H02J', 'H02J 50/10', '2020', '12 V', 'CO2', 'LM78', '802.11', ''])(
  'takes %s for words',
  (query) => expect(numberAmongWords({ query })).toBeNull(),
);

it('says nothing where no words are looked for', () => {
  expect(numberAmongWords({ mode: 'number', query: '10123456' })).toBeNull();
  expect(numberAmongWords({ mode: 'assignee', query: '10123456' })).toBeNull();
});
