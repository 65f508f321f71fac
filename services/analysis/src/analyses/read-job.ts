import { Injectable } from '@nestjs/common';
import type { AnalysisJob } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { jobOf } from './analysis-job.view.ts';
import { AnalysisRepository } from './analysis.repository.ts';

@Injectable()
export class ReadJob {
  constructor(private readonly analyses: AnalysisRepository) {}

  /** Foreign and unknown ids answer alike. */
  async read(userId: string, jobId: string): Promise<AnalysisJob> {
    const job = await this.find(userId, jobId);
    if (!job) throw new CodedError('NOT_FOUND', 'Analysis not found');
    return job;
  }

  async find(userId: string, jobId: string): Promise<AnalysisJob | null> {
    const found = isUUID(jobId) ? await this.analyses.findOwn(userId, jobId) : null;
    return found && jobOf(found.analysis, found.results);
  }

  /** Oldest first. */
  async open(userId: string): Promise<AnalysisJob[]> {
    return (await this.analyses.openOf(userId)).map((analysis) => jobOf(analysis, null));
  }
}
