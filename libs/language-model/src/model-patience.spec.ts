import { ModelBusy } from './model-busy.ts';
import { ModelPatience } from './model-patience.ts';

const FRESH = { tries: 0, waits: 0, ageMs: 0 };

describe('patience with a model', () => {
  const patience = new ModelPatience(3_600_000);
  const delays = (busy: ModelBusy, so = FRESH) =>
    Array.from({ length: 50 }, () => {
      const verdict = patience.judge(busy, so);
      return 'delayMs' in verdict ? verdict.delayMs : NaN;
    });

  it('waits as long as it is told, never less, and not everybody equally long', () => {
    const told = delays(new ModelBusy('overloaded', 'x', 120_000));
    expect(Math.min(...told)).toBeGreaterThanOrEqual(120_000);
    expect(Math.max(...told)).toBeLessThan(121_000);
    expect(new Set(told).size).toBeGreaterThan(10);
  });

  it('backs off further each time where it is told nothing, with jitter', () => {
    const first = delays(new ModelBusy('failing', 'x'));
    const second = delays(new ModelBusy('failing', 'x'), { ...FRESH, tries: 1 });
    expect(Math.min(...second)).toBeGreaterThan(Math.max(...first));
    expect(new Set(first).size).toBeGreaterThan(10);
    expect(Math.max(...delays(new ModelBusy('overloaded', 'x'), { ...FRESH, waits: 50 }))).toBeLessThanOrEqual(60_000);
  });

  it('tries a failing model three times, and waits for an overloaded one until its patience ends', () => {
    expect(patience.judge(new ModelBusy('failing', 'Down.'), { ...FRESH, tries: 2 })).toEqual({
      giveUp: 'Down. Tried 3 times.',
    });
    expect(patience.judge(new ModelBusy('overloaded', 'x'), { ...FRESH, tries: 2, waits: 20 })).toMatchObject({
      counting: 'waits',
    });
    expect(patience.judge(new ModelBusy('overloaded', 'Full.'), { ...FRESH, ageMs: 3_600_000 })).toEqual({
      giveUp: 'Full.',
    });
    expect(patience.judge(new ModelBusy('overloaded', 'Full.', 7_200_000), FRESH)).toEqual({
      giveUp: 'Full. The service is rate limiting us. Try again in 120 minutes.',
    });
  });
});
