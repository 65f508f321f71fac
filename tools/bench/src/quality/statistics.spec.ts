import { platt } from './learning/platt.ts';
import { bootstrap, f1, macroF1, seededNumbers, wilson } from './statistics.ts';

describe('intervals', () => {
  it('of Wilson hold the share and stay between 0 and 1', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.49, 2);
    expect(high).toBeCloseTo(0.943, 2);
    expect(wilson(0, 5).low).toBeCloseTo(0, 9);
    expect(wilson(5, 5).high).toBeCloseTo(1, 9);
  });

  it('of the bootstrap are the same in every run', () => {
    const mean = (sample: readonly number[]): number => sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const values = [0, 0, 1, 1, 1, 0, 1, 1, 0, 1];
    expect(bootstrap(values, mean)).toEqual(bootstrap(values, mean));
    expect(bootstrap(values, mean).low).toBeLessThan(0.6);
    expect(bootstrap(values, mean).high).toBeGreaterThan(0.6);
  });

  it('rest on numbers between 0 and 1', () => {
    const next = seededNumbers(5);
    const numbers = Array.from({ length: 1_000 }, next);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, value) => sum + value, 0) / 1_000).toBeCloseTo(0.5, 1);
  });
});

describe('figures', () => {
  it('sum counts over documents before they divide', () => {
    expect(
      f1([
        { hit: 1, predicted: 2, gold: 1 },
        { hit: 1, predicted: 1, gold: 2 },
      ]),
    ).toBeCloseTo(2 / 3, 9);
  });

  it('give each class of the gold labels the same weight', () => {
    const pairs = [
      { gold: 'a', predicted: 'a' },
      { gold: 'a', predicted: 'a' },
      { gold: 'b', predicted: 'a' },
    ];
    expect(macroF1(pairs)).toBeCloseTo((0.8 + 0) / 2, 9);
  });
});

describe("Platt's scaling", () => {
  it('lowers scores that promise too much', () => {
    const outcomes = Array.from({ length: 100 }, (_, at) => ({ score: 0.9, happened: at < 60, weight: 1 }));
    const { slope, shift } = platt(outcomes);
    const odds = Math.log(0.9 / 0.1);
    expect(1 / (1 + Math.exp(-(slope * odds + shift)))).toBeCloseTo(0.6, 1);
  });
});
