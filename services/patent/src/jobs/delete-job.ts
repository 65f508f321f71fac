import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { JobRepository } from './job.repository.ts';

@Injectable()
export class DeleteJob {
  constructor(private readonly jobs: JobRepository) {}

  /** Also cancels one that waits or runs. Foreign and unknown ids answer alike. */
  async delete(userId: string, jobId: string): Promise<void> {
    const removed = isUUID(jobId) && (await this.jobs.removeOwn(userId, jobId));
    if (!removed) throw new CodedError('NOT_FOUND', 'Job not found');
  }
}
