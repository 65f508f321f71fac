import { Injectable } from '@nestjs/common';
import { EventStreams, EventWakes } from '@premise/service-platform';
import { AnalysisQueue } from '../analyses/analysis-queue.ts';
import { ErasureRepository } from './erasure.repository.ts';

/** Takes away everything this service holds of an account (decision 32). Harmless when repeated. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly erasure: ErasureRepository,
    private readonly queue: AnalysisQueue,
    private readonly streams: EventStreams,
    private readonly wakes: EventWakes,
  ) {}

  /** Answers how many rows and queued jobs there were. */
  async erase(userId: string): Promise<number> {
    // Streams of other processes are cut by the message about the ended session.
    this.streams.cut(userId);
    const { rows, open } = await this.erasure.removeAllOf(userId);
    this.wakes.announce(userId);
    return rows + (await this.queue.forget(open));
  }
}
