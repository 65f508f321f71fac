const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let closing: Promise<unknown> = Promise.resolve();

/** Notes what a session that was let go still writes and sends. */
export function addClosing(work: Promise<unknown>): void {
  closing = Promise.all([closing, work.catch(() => undefined)]);
}

/** Resolves when every session that was let go has written and sent what it held, or when `patienceMs` have passed. */
export const whenClosed = (patienceMs: number): Promise<unknown> => Promise.race([closing, pause(patienceMs)]);
