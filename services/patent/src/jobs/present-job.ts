import { Injectable } from '@nestjs/common';
import type { PatentJob, PatentJobAsked, PatentJobKind, PatentJobResults } from '@premise/contracts';
import { FileLinks } from '../files/file-links.ts';
import type { JobInputs, JobResults } from './job-kinds.ts';
import type { Job } from './job.entity.ts';

/** Without the texts, which whoever asks has. */
function askedOf({ kind, input }: Job): PatentJobAsked[PatentJobKind] {
  if (kind === 'titles') return { engine: (input as JobInputs['titles']).engine };
  if (kind === 'review') return {};
  const { format, paper } = input as JobInputs['export'];
  return { format, paper };
}

/** A job as its owner sees it. Jobs of visitors have calls of their own and never come here. */
@Injectable()
export class PresentJob {
  constructor(private readonly links: FileLinks) {}

  present(job: Job): PatentJob {
    const { failureCode, failureText, result } = job;
    return {
      jobId: job.id,
      kind: job.kind,
      applicationId: job.applicationId,
      asked: askedOf(job),
      state: job.state,
      progress: job.state === 'done' ? 100 : Math.min(99, job.progress),
      step: job.step,
      ...(result ? { result: this.resultOf(job.kind as PatentJobKind, result as JobResults[PatentJobKind]) } : {}),
      ...(failureCode ? { failure: { code: failureCode, error: failureText ?? '' } } : {}),
      createdAt: job.createdAt.toISOString(),
      startedAt: job.startedAt?.toISOString() ?? null,
      finishedAt: job.finishedAt?.toISOString() ?? null,
    } as PatentJob;
  }

  private resultOf(kind: PatentJobKind, stored: JobResults[PatentJobKind]): PatentJobResults[PatentJobKind] {
    if (kind === 'titles' || kind === 'review') return stored as JobResults['titles' | 'review'];
    const { objectKey, ...result } = stored as JobResults['export'];
    const { url, expiresAt } = this.links.link({
      bucket: 'patent-exports',
      key: objectKey,
      fileName: result.fileName,
      download: true,
    });
    return { ...result, url, expiresAt };
  }
}
