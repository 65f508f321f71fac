import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LandscapeJob } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import type { JobInputs, JobResults } from '../../jobs/job-kinds.ts';
import { Job } from '../../jobs/job.entity.ts';

const KIND = 'landscape';

/** Jobs of landscapes, known by their unguessable id alone. */
@Injectable()
export class LandscapeJobsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Throws NOT_FOUND. */
  async read(jobId: string): Promise<{ job: LandscapeJob; owner: string }> {
    const row = isUUID(jobId) ? await this.database.getRepository(Job).findOneBy({ id: jobId, kind: KIND }) : null;
    if (row === null) throw new CodedError('NOT_FOUND', 'Job not found');
    return { job: present(row), owner: row.userId };
  }

  async remove(jobId: string): Promise<void> {
    const { affected } = isUUID(jobId)
      ? await this.database.getRepository(Job).delete({ id: jobId, kind: KIND })
      : { affected: 0 };
    if (affected !== 1) throw new CodedError('NOT_FOUND', 'Job not found');
  }
}

function present(row: Job): LandscapeJob {
  return {
    jobId: row.id,
    area: (row.input as JobInputs['landscape']).area,
    state: row.state,
    progress: row.state === 'done' ? 100 : Math.min(99, row.progress),
    step: row.step,
    ...(row.result === null ? {} : { result: row.result as JobResults['landscape'] }),
    ...(row.failureCode === null ? {} : { failure: { code: row.failureCode, error: row.failureText ?? '' } }),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
