import type { ComponentArrival } from '@premise/contracts';

/** Gathers components that arrive in quick succession: four writes a second are live enough, and cost little when many are at it. */
const BATCH_MS = 250;

/** Writes components in the order of their arrival, one write at a time. */
export class ProgressWriter {
  private waiting: ComponentArrival[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writes: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (arrivals: ComponentArrival[]) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(arrivals: ComponentArrival[]): void {
    this.waiting.push(...arrivals);
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS);
  }

  /** Waits for writes under way and hands out what was not written yet, for the caller's own last write. */
  async close(): Promise<ComponentArrival[]> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    await this.writes;
    return this.waiting.splice(0);
  }

  private flush(): void {
    this.timer = null;
    const batch = this.waiting.splice(0);
    this.writes = this.writes
      .then(() => this.write(batch))
      .catch((error: unknown) => {
        this.waiting.unshift(...batch);
        this.onError(error);
      });
  }
}
