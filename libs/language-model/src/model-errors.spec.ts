import { CallSlots } from './call-slots.ts';
import { retryAfterMs } from './model-errors.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-05-01T12:00:00Z');
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': 'Fri, 01 May 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Fri, 01 May 2026 11:00:00 GMT' }, null],
    [{ 'retry-after': '-5' }, null],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 250],
    [{ 'retry-after-ms': '0' }, null],
    [{ 'retry-after-ms': '9'.repeat(400) }, null],
    [{}, null],
  ])('%j means %p', (headers, ms) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>), now)).toBe(ms);
  });
});

describe('slots for calls', () => {
  it('let so many pass at once, the others in their order', async () => {
    const slots = new CallSlots(2);
    const { signal } = new AbortController();
    const [first, second] = [await slots.take(signal), await slots.take(signal)];
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (number) => {
      const leave = await slots.take(signal);
      order.push(number);
      return leave;
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    first();
    first();
    (await waiting[0])?.();
    (await waiting[1])?.();
    second();
    (await waiting[2])?.();
    expect(order).toEqual([1, 2, 3]);
  });

  it('are not kept for who has left', async () => {
    const slots = new CallSlots(1);
    const leave = await slots.take(new AbortController().signal);
    const gone = new AbortController();
    const waiting = slots.take(gone.signal);
    gone.abort();
    await expect(waiting).rejects.toThrow();
    leave();
    await slots.take(new AbortController().signal);
    await expect(slots.take(gone.signal)).rejects.toThrow();
  });
});
