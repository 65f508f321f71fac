import { Injectable } from '@nestjs/common';
import type { PatentJob } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import type { JobKind } from './job-kinds.ts';
import { JobRepository } from './job.repository.ts';
import { PresentJob } from './present-job.ts';

@Injectable()
export class ReadJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly presenter: PresentJob,
  ) {}

  /** Foreign and unknown ids answer alike. */
  async read(userId: string, jobId: string): Promise<PatentJob> {
    const job = await this.find(userId, jobId);
    if (!job) throw new CodedError('NOT_FOUND', 'Job not found');
    return job;
  }

  async find(userId: string, jobId: string): Promise<PatentJob | null> {
    const job = isUUID(jobId) ? await this.jobs.findOwn(userId, jobId) : null;
    return job && this.presenter.present(job);
  }

  /** Oldest first. */
  async open(userId: string): Promise<PatentJob[]> {
    return (await this.jobs.openOf(userId)).map((job) => this.presenter.present(job));
  }

  /** Newest first. */
  async ofApplication(userId: string, applicationId: string, kind: JobKind): Promise<PatentJob[]> {
    if (!isUUID(applicationId)) return [];
    return (await this.jobs.ofApplication(userId, applicationId, kind)).map((job) => this.presenter.present(job));
  }
}
