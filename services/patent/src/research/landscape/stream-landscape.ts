import { Injectable } from '@nestjs/common';
import type { LandscapeJob, LandscapeStreamEvents } from '@premise/contracts';
import { EventWakes } from '@premise/service-platform';
import type { Response } from 'express';
import { LandscapeJobsRepository } from './landscape-jobs.repository.ts';

/** How long news may take when Redis does not carry the hint. */
const LOOK_MS = 2000;
const COMMENT_MS = 15_000;
const EVENT: keyof LandscapeStreamEvents = 'job';
const ended = ({ state }: LandscapeJob): boolean => state === 'done' || state === 'failed';

/** Server-sent events of one landscape until it has ended. */
@Injectable()
export class StreamLandscape {
  constructor(
    private readonly jobs: LandscapeJobsRepository,
    private readonly wakes: EventWakes,
  ) {}

  async serve(jobId: string, response: Response): Promise<void> {
    const { job, owner } = await this.jobs.read(jobId);
    if (response.closed) return;
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
}
