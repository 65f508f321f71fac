import { once } from 'node:events';
import type { Response } from 'express';
import type { EventSource } from './event-source.ts';

/** One open event stream: sends what the database holds, from where the client stands, each time it is woken. */
export class EventStream {
  private cursor = '0';
  private woken = false;
  // Nothing is read before `open` knows where to begin: a hint that comes earlier waits.
  private pumping = true;
  private readonly ended = new AbortController();
  private readonly response: Response;
  private readonly userId: string;
  private readonly source: EventSource;

  constructor(response: Response, userId: string, source: EventSource) {
    this.response = response;
    this.userId = userId;
    this.source = source;
    response.on('close', () => this.ended.abort());
  }

  /**
   * Without a place to go on from, or with one that is no longer kept, the stream begins with what is open as it
   * is. The place is read before: what happens in between is sent twice rather than never.
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
      lastEventId === '0' || (lastEventId !== null && (await this.source.isKept(this.userId, lastEventId)));
    const newest = await this.source.newestId(this.userId);
    this.cursor = lastEventId !== null && BigInt(lastEventId) < BigInt(newest) ? lastEventId : newest;
    if (!resumes) {
      for (const { name, data } of await this.source.opening(this.userId)) await this.send(this.cursor, name, data);
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
    for await (const { id, message } of this.source.after(this.userId, this.cursor)) {
      if (this.closed) return;
      this.cursor = id;
      if (message !== null) await this.send(id, message.name, message.data);
    }
  }

  private async send(id: string, name: string, data: unknown): Promise<void> {
    if (this.closed) return;
    const roomLeft = this.response.write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    // A reader that is slower than its jobs is waited for; when it leaves, so does the wait.
    if (!roomLeft) await once(this.response, 'drain', { signal: this.ended.signal }).catch(() => undefined);
  }
}
