/** Reports in quick succession are one: four a second are live enough. */
const PAUSE_MS = 250;

/** Writes the newest report now and then, one write at a time. */
export class ProgressReports {
  private newest: { progress: number; step: string } | null = null;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly write: (progress: number, step: string) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  report(progress: number, step: string): void {
    if (this.closed) return;
    this.newest = { progress: Math.max(0, Math.min(99, Math.round(progress))), step };
    this.timer ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Waits for a write under way; what was not written yet is outdated by now. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.writing;
  }

  private flush(): void {
    this.timer = null;
    const { newest } = this;
    if (newest === null) return;
    this.newest = null;
    this.writing = this.writing.then(() => this.write(newest.progress, newest.step)).catch(this.onError);
  }
}
