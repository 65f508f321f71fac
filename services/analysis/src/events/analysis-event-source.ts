import { Injectable } from '@nestjs/common';
import type { AnalysisJob, AnalysisStreamEvents } from '@premise/contracts';
import { EventSource, type StreamMessage } from '@premise/service-platform';
import { ReadJob } from '../analyses/read-job.ts';
import type { AnalysisEvent } from './analysis-event.entity.ts';
import { AnalysisEventsRepository } from './analysis-events.repository.ts';

/** Events that are read from the database at once. */
const BATCH = 100;

const message = <Name extends keyof AnalysisStreamEvents>(name: Name, data: AnalysisStreamEvents[Name]) => ({
  name,
  data,
});

/** The stream of a user's analyses. */
@Injectable()
export class AnalysisEventSource extends EventSource {
  constructor(
    private readonly events: AnalysisEventsRepository,
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
        yield { id: place, message: await this.messageOf(event, isFollowedByJob(batch, index)) };
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
    return (await this.jobs.open(userId)).map((job) => message('job', job));
  }

  private async messageOf(event: AnalysisEvent, outdated: boolean): Promise<StreamMessage['message']> {
    if (event.type === 'component') return event.data && message('component', event.data);
    const job = outdated ? null : await this.jobs.find(event.userId, event.analysisId);
    return job && !(await this.isAheadOf(event, job)) ? message('job', job) : null;
  }

  /**
   * The job ended since the batch was read: its end has an event of its own, behind the components that came before it.
   * Told here, it would reach the reader ahead of them.
   */
  private async isAheadOf(event: AnalysisEvent, job: AnalysisJob): Promise<boolean> {
    return (job.state === 'done' || job.state === 'failed') && (await this.events.isFollowed(event));
  }
}

/** A job is sent as it is now, so of several states that are behind it one message is enough. */
function isFollowedByJob(batch: AnalysisEvent[], index: number): boolean {
  const { analysisId } = batch[index] ?? {};
  return batch.some((event, later) => later > index && event.type === 'job' && event.analysisId === analysisId);
}
