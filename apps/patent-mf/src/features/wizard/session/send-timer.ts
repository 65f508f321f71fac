/** A change is sent when nothing has followed for this long, … */
const PAUSE_MS = 1_500;
/** … and after this long even while typing goes on. */
const LONGEST_MS = 8_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** When a draft is sent by itself: some moments after a change, and again, later and later, after a failure. */
export class SendTimer {
  readonly #send: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange = 0;
  #retryMs = FIRST_RETRY_MS;

  constructor(send: () => void) {
    this.#send = send;
  }

  changed(): void {
    const now = Date.now();
    if (this.#firstChange === 0) this.#firstChange = now;
    this.#in(Math.max(0, Math.min(PAUSE_MS, this.#firstChange + LONGEST_MS - now)));
  }

  /** An attempt is being made. */
  started(): void {
    this.#firstChange = 0;
    clearTimeout(this.#timer);
  }

  succeeded(): void {
    this.#retryMs = FIRST_RETRY_MS;
  }

  failed(): void {
    this.#in(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #in(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#send, ms);
  }
}
