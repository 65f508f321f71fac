import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

export interface ExclusiveTimerOptions {
  /** Names the lock: of all processes with a timer of this name on the database, one runs at a time. */
  name: string;
  everyMs: number;
  run: () => Promise<void>;
  logger: Logger;
}

/**
 * Runs its body now and then, under a PostgreSQL advisory lock. For sweeps and relays: unlike a scheduler in Redis it goes
 * on after Redis was emptied.
 */
export class ExclusiveTimer {
  private readonly dataSource: DataSource;
  private readonly options: ExclusiveTimerOptions;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor(dataSource: DataSource, options: ExclusiveTimerOptions) {
    this.dataSource = dataSource;
    this.options = options;
  }

  start(): void {
    this.stopped = false;
    this.nudge();
  }

  /** Runs as soon as may be instead of at the next tick. */
  nudge(): void {
    if (this.stopped) return;
    if (this.running !== null) {
      this.again = true;
      return;
    }
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.running = this.turn().finally(() => {
      this.running = null;
      this.schedule();
    });
  }

  /** Ends the timer and waits for a running body. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    const delay = this.again ? 0 : this.options.everyMs;
    this.again = false;
    this.timer = setTimeout(() => this.nudge(), delay);
  }

  private async turn(): Promise<void> {
    try {
      // The lock ends with the transaction, even when this process dies in the middle.
      await this.dataSource.transaction(async (manager) => {
        const rows = await manager.query<{ held: boolean }[]>(
          'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held',
          [`premise-timer:${this.options.name}`],
        );
        if (rows[0]?.held === true) await this.options.run();
      });
    } catch (error) {
      this.options.logger.warn({ err: error, timer: this.options.name }, 'timer body failed');
    }
  }
}
