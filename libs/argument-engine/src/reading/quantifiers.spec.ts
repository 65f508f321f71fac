import { readClauses } from './clauses.ts';
import { describeQuantifier, quantifiersOf } from './quantifiers.ts';

const found = (text: string): Array<[string, string, string]> =>
  readClauses(text)
    .clauses.flatMap(quantifiersOf)
    .map(({ words, kind, scope }) => [words, kind, scope]);

describe('quantifiers', () => {
  it.each([
    ['All dog owners are careful.', 'All', 'universal', 'dog owners'],
    ['No teacher likes noise.', 'No', 'universal negative', 'teacher'],
    ['Some of the students passed.', 'Some', 'existential', 'students'],
    ['Most young people read.', 'Most', 'proportional', 'young people'],
    ['Few shops are open.', 'Few', 'proportional', 'shops'],
    ['About 40 percent of drivers drink.', '40 percent of', 'numeric', 'drivers'],
    ['Nine out of ten dentists recommend it.', 'Nine out of ten', 'numeric', 'dentists'],
    ['One in three drivers is tired.', 'One in three', 'numeric', 'drivers'],
    ['Almost all swans are white.', 'Almost all', 'proportional', 'swans'],
    ['Not every bird can fly.', 'Not every', 'existential', 'bird'],
    ['Everyone has a phone.', 'Everyone', 'universal', ''],
    ['If someone sings, we listen.', 'someone', 'universal', ''],
    ['Nobody was there.', 'Nobody', 'universal negative', ''],
    ['The bus is always late.', 'always', 'frequency', 'The bus is always late'],
    ['The train is often full.', 'often', 'frequency', 'The train is often full'],
    ['It must rain soon.', 'must', 'necessity', 'It must rain soon'],
    ['It might rain soon.', 'might', 'possibility', 'It might rain soon'],
  ])('of %j', (text, words, kind, scope) => {
    expect(found(text)).toContainEqual([words, kind, scope]);
  });

  it.each([
    'After all, the shop is shut.',
    'It is no longer here.',
    'No, it is not there.',
    'This happened in 1999.',
    'See No. 5 there.',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('says what a quantifier ranges over', () => {
    const [quantifier] = readClauses('all dog owners are careful').clauses.flatMap(quantifiersOf);
    expect(quantifier && describeQuantifier(quantifier)).toBe('“all” — universal, over “dog owners”');
  });

  it('takes no span of time for a share', () => {
    expect(found('We moved one in two years.').map(([words]) => words)).not.toContain('one in two');
  });
});
