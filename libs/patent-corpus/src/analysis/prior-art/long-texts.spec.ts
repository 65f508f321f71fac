import { claimElements, draftElements } from './elements.ts';
import { countWords, tellingWords, WordWeights } from './rare-words.ts';

const LENGTH = 2_000_000;
const filled = (text: string): string => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH);
const weights = new WordWeights(new Map([['lever', 1]]), 10);

/** Turns that others got while work was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return turns;
}

describe('a text of two million characters', () => {
  it.each([
    ['commas', `${filled(',')}x`],
    ['blanks and commas', `a${filled(' ,')}x`],
    ['periods', `${filled('.')}x`],
    ['semicolons', filled('a;')],
    ['numbers', filled('1. ')],
  ])('of %s is taken apart as a claim, without looking at a sign again and again', (_what, text) => {
    expect(claimElements(text).length).toBeLessThanOrEqual(12);
  });

  it('lets others have their turn while its words are counted', async () => {
    expect(await turnsDuring(() => countWords(filled('the lever turns ')))).toBeGreaterThan(30);
  });

  it('lets others have their turn while its sentences are weighed', async () => {
    const text = filled('The lever turns the wheel of the machine slowly. ');
    expect(await turnsDuring(() => draftElements(text, weights.of))).toBeGreaterThan(30);
  });

  it('of nothing but different words is searched for by its first twenty thousand', async () => {
    const words = Array.from({ length: 250_000 }, (_, at) => `word${at}`);
    const uses = await countWords(words.join(' '));
    expect([uses.size, uses.get('word19999'), uses.has('word20000')]).toEqual([20_000, 1, false]);
    expect(tellingWords(uses, weights, new Set(words))).toHaveLength(40);
  });
});

it('a sentence that a draft repeats is one of its elements once', async () => {
  const text = 'The lever turns the wheel of the machine. A spring returns the pawl of the ratchet. '.repeat(9);
  expect(await draftElements(text, weights.of)).toEqual([
    { label: '1', text: 'The lever turns the wheel of the machine.' },
    { label: '2', text: 'A spring returns the pawl of the ratchet.' },
  ]);
});
