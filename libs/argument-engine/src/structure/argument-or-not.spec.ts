import { givesReason } from './argument-or-not.ts';
import { readStructure } from './read-structure.ts';
import { readSentences } from './units.ts';

describe('an argument', () => {
  it.each([
    ['We should leave because it rains.', true],
    ['Since the rent went up, we ought to move.', true],
    ['The street is wet because it rained.', false],
    ['We should leave before it rains.', false],
  ])('is a duty or a judgment with its reason in one sentence: %j, %s', (text, expected) => {
    expect(readSentences(text).some(givesReason)).toBe(expected);
  });

  it.each([
    ['argument', 'Dogs make better pets than cats. They are loyal, and you can train them.'],
    [
      'argument',
      'The harbor should be closed to cruise ships. Each of them left the water warmer and dirtier last summer.',
    ],
    ['story', 'On Sunday we walked along the river. The sun came out after lunch. In the evening we played cards.'],
    ['instructions', 'Open the lid. Never pull the cord. Turn the wheel until it clicks.'],
    ['explanation', 'The street is wet because it rained.'],
  ])('is told from other kinds of text, %s: %j', (kind, text) => {
    expect(readStructure(text).kind).toBe(kind);
  });
});
