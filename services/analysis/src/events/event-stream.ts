import { once } from 'node:events';
import type { AnalysisJob, AnalysisStreamEvents } from '@premise/contracts';
import type { Response } from 'express';
import type { ReadJob } from '../analyses/read-job.ts';
import type { AnalysisEvent } from './analysis-event.entity.ts';
import type { AnalysisEventsRepository } from './analysis-events.repository.ts';

/** Events that are read from the database at once. */
const BATCH = 100;

/** One open event stream: sends what the database holds, from where the client stands, each time it is woken. */
export class EventStream {
  private cursor = '0';
  private woken = false;
  // Nothing is read before `open` knows where to begin: a hint that comes earlier waits.
  private pumping = true;
  private readonly ended = new AbortController();

  constructor(
    private readonly response: Response,
    private readonly userId: string,
    private readonly events: AnalysisEventsRepository,
    private readonly jobs: ReadJob,
  ) {
    response.on('close', () => this.ended.abort());
  }

  /**
   * Without a place to go on from, or with one that is no longer kept, the stream begins with the open jobs as they
   * are. The place is read before them: what happens in between is sent twice rather than never.
   */
  async open(lastEventId: string | null): Promise<void> {
    this.response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    });
    this.response.flushHeaders();
    this.comment('open');
    const resumes =
      lastEventId === '0' || (lastEventId !== null && (await this.events.isKept(this.userId, lastEventId)));
    const newest = await this.events.newestId(this.userId);
    this.cursor = lastEventId !== null && BigInt(lastEventId) < BigInt(newest) ? lastEventId : newest;
    if (!resumes) {
      for (const job of await this.jobs.open(this.userId)) await this.send(this.cursor, 'job', job);
    }
    this.pumping = false;
    await this.wake();
  }

  /** Sends what is new. A wake during a send makes it look once more. */
  async wake(): Promise<void> {
    this.woken = true;
    if (this.pumping) return;
    this.pumping = true;
    try {
      while (this.woken && !this.closed) {
        this.woken = false;
        await this.drain();
      }
    } finally {
      this.pumping = false;
    }
  }

  comment(text: string): void {
    if (!this.closed) this.response.write(`: ${text}\n\n`);
  }

  close(): void {
    if (!this.closed) this.response.end();
    this.ended.abort();
  }

  private get closed(): boolean {
    return this.ended.signal.aborted;
  }

  private async drain(): Promise<void> {
    for (;;) {
      const batch = await this.events.after(this.userId, this.cursor, BATCH);
      for (const [index, event] of batch.entries()) {
        if (this.closed) return;
        this.cursor = event.id;
        if (event.type === 'component' && event.data) await this.send(event.id, 'component', event.data);
        if (event.type === 'job' && !isFollowedByJob(batch, index)) {
          const job = await this.jobs.find(this.userId, event.analysisId);
          if (job && !(await this.isAheadOf(event, job))) await this.send(event.id, 'job', job);
        }
      }
      if (batch.length < BATCH) return;
    }
  }

  /**
   * The job ended since the batch was read: its end has an event of its own, behind the components that came before it.
   * Told here, it would reach the reader ahead of them.
   */
  private async isAheadOf(event: AnalysisEvent, job: AnalysisJob): Promise<boolean> {
    return (job.state === 'done' || job.state === 'failed') && (await this.events.isFollowed(event));
  }

  private async send<Name extends keyof AnalysisStreamEvents>(
    id: string,
    name: Name,
    data: AnalysisStreamEvents[Name],
  ): Promise<void> {
    if (this.closed) return;
    const roomLeft = this.response.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    // A reader that is slower than its analyses is waited for; when it leaves, so does the wait.
    if (!roomLeft) await once(this.response, 'drain', { signal: this.ended.signal }).catch(() => undefined);
  }
}

/** A job is sent as it is now, so of several states that are behind it one message is enough. */
function isFollowedByJob(batch: AnalysisEvent[], index: number): boolean {
  const { analysisId } = batch[index] ?? {};
  return batch.some((event, later) => later > index && event.type === 'job' && event.analysisId === analysisId);
}
