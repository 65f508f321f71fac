import type { Locator } from 'playwright-core';

/**
 * Types numbered words into a field for as long as nobody stops it, and remembers when the page had each of them. What was
 * under way when the browser died was sent and not heard of: it may be there or not.
 */
export class Typist {
  /** Everything that was sent to the page, in order. */
  sent: string;
  #heard: { length: number; at: number }[] = [];
  #serial: number;
  #stopped = false;
  #work: Promise<void> = Promise.resolve();

  constructor(sofar: string, serial = 0) {
    this.sent = sofar;
    this.#serial = serial;
  }

  get serial(): number {
    return this.#serial;
  }

  start(field: Locator, pauseMs: () => number): void {
    this.#stopped = false;
    this.#work = (async () => {
      while (!this.#stopped) {
        this.#serial += 1;
        const word = `word${this.#serial} `;
        this.sent += word;
        try {
          await field.pressSequentially(word);
        } catch (error) {
          if (this.#stopped) return;
          throw error;
        }
        this.#heard.push({ length: this.sent.length, at: Date.now() });
        await new Promise((resolve) => setTimeout(resolve, pauseMs()));
      }
    })();
    // looked at in stop()
    this.#work.catch(() => undefined);
  }

  /** No new word; resolves when the last one has arrived. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  /** The browser is about to be killed: what fails from now on is no fault. */
  abandon(): void {
    this.#stopped = true;
  }

  /** What the page had at a moment. */
  textAt(moment: number): string {
    const last = this.#heard.findLast(({ at }) => at <= moment);
    return this.sent.slice(0, last?.length ?? 0);
  }

  /** How long before the moment the first lost word was complete in the page, in milliseconds; 0 when none was lost. */
  lossMs(found: string, moment: number): number {
    const lost = this.#heard.find(({ length, at }) => length > found.length && at <= moment);
    return lost ? moment - lost.at : 0;
  }
}
