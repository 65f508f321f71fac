/** The browser's lock manager as far as the product uses it: one holder at a time, first come first served. */
export class FakeLocks {
  readonly #tails = new Map<string, Promise<unknown>>();

  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const before = this.#tails.get(name) ?? Promise.resolve();
    const aborted = new Promise<never>((_, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    let granted = false;
    const held = before.then(() => {
      if (options.signal.aborted) throw new DOMException('Aborted', 'AbortError');
      granted = true;
      return work();
    });
    this.#tails.set(
      name,
      held.catch(() => undefined),
    );
    // an abort ends the waiting, never the holding
    return Promise.race([held, aborted.catch((error: unknown) => (granted ? held : Promise.reject(error as Error)))]);
  }
}

/** A channel that reaches every other open channel of its name. */
export class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    if (!FakeChannel.open.has(this)) throw new DOMException('Closed', 'InvalidStateError');
    const copy = JSON.parse(JSON.stringify(data)) as unknown;
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage?.({ data: copy }), 0);
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** Gives the page locks and channels, so that several streams in one page behave like several tabs. */
export function offerTabs(): () => void {
  FakeChannel.open.clear();
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: FakeChannel, configurable: true, writable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  };
}
