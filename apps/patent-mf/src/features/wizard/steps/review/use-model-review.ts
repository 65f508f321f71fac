import type { ReviewResult } from '@premise/contracts';
import { ApiError, usePatentJob } from '@premise/web-platform';
import { useState } from 'react';
import type { StepProps } from '../step-props.ts';
import { startReview } from './start-review.ts';

const FAILED = 'The review could not be made. Please try again.';
const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.serverMessage !== null ? error.serverMessage : FAILED;

export interface ModelReviewJob {
  running: boolean;
  /** What the job is doing, in words; null before it tells. */
  doing: string | null;
  progress: number;
  result: ReviewResult | null;
  problem: string | null;
  ask: () => Promise<void>;
}

/** A language model's review of the draft as it is stored, as a job. */
export function useModelReview(ensureStored: StepProps['ensureStored']): ModelReviewJob {
  const [jobId, setJobId] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { job, error: lost } = usePatentJob(jobId);
  const review = job?.kind === 'review' ? job : null;
  const failed = review?.state === 'failed' ? (review.failure?.error ?? '') || FAILED : null;
  const problem = refused ?? failed ?? (lost === null ? null : messageOf(lost));
  const ask = async () => {
    setJobId(null);
    setRefused(null);
    setStarting(true);
    try {
      const applicationId = await ensureStored();
      if (applicationId !== null) setJobId(await startReview(applicationId));
    } catch (error) {
      setRefused(messageOf(error));
    } finally {
      setStarting(false);
    }
  };
  return {
    running: starting || (jobId !== null && problem === null && review?.state !== 'done'),
    doing: review?.step ?? null,
    progress: review?.progress ?? 0,
    result: review?.state === 'done' ? (review.result ?? null) : null,
    problem,
    ask,
  };
}
