import { Injectable } from '@nestjs/common';
import type { PatentJob, PatentStreamEvents } from '@premise/contracts';
import { EventSource, type StreamMessage } from '@premise/service-platform';
import type { JobEvent } from './job-event.entity.ts';
import { JobEventsRepository } from './job-events.repository.ts';
import { ReadJob } from './read-job.ts';

/** Events that are read from the database at once. */
const BATCH = 100;
const JOB: keyof PatentStreamEvents = 'job';

/** The stream of a user's jobs. */
@Injectable()
export class JobEventSource extends EventSource {
  constructor(
    private readonly events: JobEventsRepository,
    private readonly jobs: ReadJob,
  ) {
    super();
  }

  async *after(userId: string, id: string): AsyncIterable<StreamMessage> {
    let place = id;
    for (;;) {
      const batch = await this.events.after(userId, place, BATCH);
      for (const [index, event] of batch.entries()) {
        place = event.id;
        const job = isFollowed(batch, index) ? null : await this.jobs.find(userId, event.jobId);
        yield { id: place, message: job && messageOf(job) };
      }
      if (batch.length < BATCH) return;
    }
  }

  newestId(userId: string): Promise<string> {
    return this.events.newestId(userId);
  }

  isKept(userId: string, id: string): Promise<boolean> {
    return this.events.isKept(userId, id);
  }

  async opening(userId: string) {
    return (await this.jobs.open(userId)).map(messageOf);
  }
}

const messageOf = (data: PatentJob) => ({ name: JOB, data });

/** A job is sent as it is now, so of several events of one job the last is enough. */
function isFollowed(batch: JobEvent[], index: number): boolean {
  return batch.some((event, later) => later > index && event.jobId === batch[index]?.jobId);
}
