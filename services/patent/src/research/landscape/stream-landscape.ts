import { Injectable } from '@nestjs/common';
import type { LandscapeJob, LandscapeStreamEvents } from '@premise/contracts';
import { CodedError, EventWakes } from '@premise/service-platform';
import type { Response } from 'express';
import { LandscapeJobsRepository } from './landscape-jobs.repository.ts';
import { landscapeOwner } from './landscape-owner.ts';

/** How long news may take when Redis does not carry the hint. */
const LOOK_MS = 2000;
const COMMENT_MS = 15_000;
/** Streams one network may hold open in one process: an office full of people, but not a program that opens them for nothing. */
const STREAMS_PER_NETWORK = 40;
const EVENT: keyof LandscapeStreamEvents = 'job';
const ended = ({ state }: LandscapeJob): boolean => state === 'done' || state === 'failed';

/** Server-sent events of one landscape until it has ended. */
@Injectable()
export class StreamLandscape {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly jobs: LandscapeJobsRepository,
    private readonly wakes: EventWakes,
  ) {}

  async serve(jobId: string, address: string, response: Response): Promise<void> {
    const { job, owner } = await this.jobs.read(jobId);
    if (response.closed) return;
    const leave = ended(job) ? () => undefined : this.enter(landscapeOwner(address));
    response.on('close', leave);
    response
      .status(200)
      .set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    let told = '';
    const tell = (state: LandscapeJob): void => {
      const data = JSON.stringify(state);
      if (data === told || response.writableEnded) return;
      told = data;
      response.write(`event: ${EVENT}\ndata: ${data}\n\n`);
      if (ended(state)) response.end();
    };
    tell(job);
    if (response.writableEnded) return;
    // A job that was cancelled is found no more, and its stream ends.
    const look = (): void =>
      void this.jobs.read(jobId).then(
        (read) => tell(read.job),
        () => response.end(),
      );
    const forget = this.wakes.onNews(owner, look);
    const timers = [setInterval(look, LOOK_MS), setInterval(() => response.write(': still here\n\n'), COMMENT_MS)];
    response.on('close', () => {
      forget();
      timers.forEach((timer) => clearInterval(timer));
    });
  }

  private enter(network: string): () => void {
    const count = this.open.get(network) ?? 0;
    if (count >= STREAMS_PER_NETWORK) throw new CodedError('RATE_LIMITED', undefined, { retryAfterSeconds: 30 });
    this.open.set(network, count + 1);
    return () => {
      const left = (this.open.get(network) ?? 1) - 1;
      if (left === 0) this.open.delete(network);
      else this.open.set(network, left);
    };
  }
}
