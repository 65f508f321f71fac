import { readClauses } from '../reading/clauses.ts';
import { asSentence, Phrasing, plainWords, quoted } from './phrasing.ts';

function said(text: string): string {
  const { clauses } = readClauses(text);
  const [clause] = clauses;
  if (!clause) throw new Error('no clause');
  return new Phrasing(clauses).said(clause);
}

describe('phrasing', () => {
  it.each([
    ['Higher fines are therefore the right measure.', 'higher fines are the right measure'],
    ['I think that the sea is rising.', 'the sea is rising'],
    ['In my opinion, cats are clever.', 'cats are clever'],
    ['Berlin is growing.', 'Berlin is growing'],
    ['I am tired.', 'I am tired'],
    ['NASA plans a flight.', 'NASA plans a flight'],
    ['Dr. Lee says so.', 'Dr. Lee says so'],
    ['Hunting is good.', 'hunting is good'],
    ['Water is wet.', 'water is wet'],
    ['John Smith is here.', 'John Smith is here'],
    ['A dog barks.', 'a dog barks'],
  ])('embeds %j', (text, words) => {
    expect(said(text)).toBe(words);
  });

  it('keeps the capital of what the text treats as a name', () => {
    const { clauses } = readClauses('We love Friedrichshain. Friedrichshain has parks.');
    const [, second] = clauses;
    expect(second && new Phrasing(clauses).said(second)).toBe('Friedrichshain has parks');
  });

  it('quotes without doubling marks and cuts long words off', () => {
    expect(quoted('He said “no” twice.')).toBe('“He said ‘no’ twice”');
    expect(plainWords('word '.repeat(100), 50)).toMatch(/^(?:word )+…$/);
  });

  it('makes sentences', () => {
    expect(asSentence('it rains')).toBe('It rains.');
    expect(asSentence('does it rain?')).toBe('Does it rain?');
  });
});
