import { learningText, packWeights, SOUND } from '@premise/argument-engine';
import { leastWorthShowing, shrunken } from './flaw-belief.ts';
import type { LearningRow } from './flaw-rows.ts';
import { learnFlawModel } from './flaw-training.ts';
import { reliability } from '../flaws.ts';

const row = (at: number, register: LearningRow['register'], kind: string, text: string): LearningRow => ({
  id: String(at),
  text,
  register,
  kind,
  flawed: kind !== SOUND,
  gold: true,
  weight: 1,
  read: learningText(text),
});

const rows = (): LearningRow[] =>
  Array.from({ length: 20 }, (_, at) => [
    row(at, 'reply', 'Ad hominem', `You are stupid and number ${at} is lazy.`),
    row(at, 'reply', SOUND, `The road ${at} is wet.`),
    row(at, 'post', 'Slippery slope', `If we allow game ${at} they will soon ban all the others and nobody will play.`),
    row(at, 'post', SOUND, `I bought game ${at} last week and it runs well on my old computer.`),
    row(at, 'other', SOUND, `All members of club ${at} are shareholders.`),
  ]).flat();

describe('learning', () => {
  it('gives the same bytes from the same rows', () => {
    const bytes = (): string => {
      const { belief, ...heads } = learnFlawModel(rows(), []);
      return JSON.stringify([
        belief,
        Object.values(heads).map((head) => [head, packWeights(Int8Array.from(head.weights))[0]]),
      ]);
    };
    expect(bytes()).toBe(bytes());
  });
});

describe('how far a sign is believed', () => {
  it('is drawn towards the share of all, the more the fewer its cases', () => {
    const { shares, prior } = shrunken(
      new Map([
        ['many', { hits: 90, n: 100 }],
        ['few', { hits: 2, n: 2 }],
        ['rare', { hits: 10, n: 60 }],
      ]),
    );
    expect(prior).toBeCloseTo(0.63, 2);
    expect(shares['many']).toBeGreaterThan(0.8);
    expect(shares['few']).toBeGreaterThan(prior);
    expect(shares['few']).toBeLessThan(shares['many'] ?? 0);
  });

  it('is half where there is nothing to go by', () => {
    expect(shrunken(new Map())).toEqual({ shares: {}, prior: 0.5 });
  });

  it('is worth showing down to where leaving it out loses nothing', () => {
    const told = [
      ...Array.from({ length: 50 }, () => ({ confidence: 0.6, flawed: true })),
      ...Array.from({ length: 50 }, () => ({ confidence: 0.2, flawed: false })),
    ];
    expect(leastWorthShowing(told)).toBe(0.5);
    expect(
      leastWorthShowing([...told, ...Array.from({ length: 100 }, () => ({ confidence: 0.32, flawed: true }))]),
    ).toBe(0.3);
  });
});

describe('reliability', () => {
  it('sets what was said beside what was found', () => {
    const { bins, error, n } = reliability('x', [
      { confidence: 0.35, right: false },
      { confidence: 0.35, right: true },
      { confidence: 1, right: true },
    ]);
    expect(n).toBe(3);
    expect(bins.map((bin) => [bin.n, bin.said, bin.found])).toEqual([
      [2, 0.35, 0.5],
      [1, 1, 1],
    ]);
    expect(error).toBeCloseTo(0.1, 9);
  });
});
