import { act } from '@testing-library/react';

let held = false;

/** From here on timeouts fire only in `passTime`. Everything else, such as the answers of the service, goes on. */
export function holdTimeouts(): void {
  held = true;
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'performance',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  });
}

/** Fires the timeouts of so many milliseconds. */
export const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Timeouts fire on their own again; those that were held fire first. Call it after each test that may have failed. */
export async function releaseTimeouts(): Promise<void> {
  if (!held) return;
  held = false;
  await passTime(10_000);
  jest.useRealTimers();
}
