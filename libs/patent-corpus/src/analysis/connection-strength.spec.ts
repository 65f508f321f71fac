import { claimElements } from './prior-art/elements.ts';
import { connectedOf, connectionStrength } from './connection-strength.ts';
import { hIndexOf, rankAmong, spreadOf } from './h-index.ts';

const document = (symbols: string[], cited: string[], abstract: string) =>
  connectedOf({
    title: '',
    abstract,
    claims: [],
    classes: symbols.map((symbol) => ({ symbol })),
    citations: cited.map((id) => ({ id })),
  });

describe('how documents are connected', () => {
  it('[S2-539] is computed from classes, citations and words, and is 1 for a document and itself', () => {
    const one = document(['H02J 50/12'], ['US1', 'US2'], 'A coil charges a vehicle.');
    expect(connectionStrength(one, one)?.strength).toBe(1);
    const near = connectionStrength(one, document(['H02J 50/60'], ['US2', 'US3'], 'The vehicle is charged by a coil.'));
    expect(near?.strength).toBeGreaterThan(0.4);
    expect(near?.basis).toMatchObject({ sharedCpc: [], sharedCitations: 1 });
    expect(near?.basis.sentence).toMatch(
      /^They share no CPC symbol, cite 1 document in common, and their texts are \d+% alike\.$/,
    );
    const far = connectionStrength(one, document(['A01H 6/00'], ['US9'], 'An apple tree.'));
    expect(far?.strength).toBe(0);
    expect(connectionStrength(one, document([], [], ''))).toBeNull();
  });

  it('[S2-539] is the same from either side', () => {
    const one = document(['H02J 50/12', 'H02J 50/60'], [], 'A coil.');
    const other = document(['H02J 50/10', 'B60L 53/12', 'B60L 53/14'], [], 'A vehicle.');
    expect(connectionStrength(one, other)).toEqual(connectionStrength(other, one));
  });

  it('[S2-531] counts h-index, rank and spread', () => {
    expect([hIndexOf([]), hIndexOf([0, 0]), hIndexOf([9, 4, 4, 4, 1])]).toEqual([0, 0, 4]);
    expect([rankAmong(3, []), rankAmong(3, [1, 3, 5, 5])]).toEqual([null, 0.375]);
    expect([spreadOf([]), spreadOf([4]), spreadOf([1, 1])]).toEqual([0, 0, 0.5]);
  });
});

describe('a claim taken apart', () => {
  it('has its preamble and its parts as elements', () => {
    expect(
      claimElements('1. A lamp for a desk, comprising: a foot; a shade that turns; and\n a bulb.').map(
        ({ label, text }) => [label, text],
      ),
    ).toEqual([
      ['1', 'A lamp for a desk'],
      ['2', 'a foot'],
      ['3', 'a shade that turns'],
      ['4', 'a bulb'],
    ]);
    expect(claimElements('')).toEqual([]);
  });
});
