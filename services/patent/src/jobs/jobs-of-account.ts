import { Injectable } from '@nestjs/common';
import { EventStreams, EventWakes } from '@premise/service-platform';
import type { AccountBelongings } from '../erasure/account-belongings.ts';
import { JobReminders } from './job-reminders.ts';
import { JobRepository } from './job.repository.ts';

@Injectable()
export class JobsOfAccount implements AccountBelongings {
  readonly name = 'jobs';

  constructor(
    private readonly jobs: JobRepository,
    private readonly reminders: JobReminders,
    private readonly streams: EventStreams,
    private readonly wakes: EventWakes,
  ) {}

  async removeAllOf(userId: string): Promise<number> {
    // Streams of other processes are cut by the message about the ended session.
    this.streams.cut(userId);
    const { rows, open } = await this.jobs.removeAllOf(userId);
    this.wakes.announce(userId);
    return rows + (await this.reminders.forget(open));
  }
}
