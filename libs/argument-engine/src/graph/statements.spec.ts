import { readStructure } from '../structure/read-structure.ts';
import { joinUnits } from './statements.ts';

const passagesOf = (text: string): string[] => {
  const { units, candidates } = readStructure(text);
  return joinUnits(text, units, candidates[0]?.at ?? -1).map(
    ({ role, start, end }) => `${role}: ${text.slice(start, end)}`,
  );
};

describe('statements of an argument', () => {
  it('leave out the words that introduce them, and end with their sentence', () => {
    const text = 'The bus must stay because nurses finish late. Therefore, the council should not cut it.';
    expect(passagesOf(text)).toEqual(
      expect.arrayContaining(['premise: nurses finish late.', 'conclusion: the council should not cut it.']),
    );
  });

  it('have at least one reason where another unit can be one', () => {
    expect(passagesOf('We should leave because it rains.')).toEqual([
      'conclusion: We should leave',
      'premise: it rains.',
    ]);
  });
});
