import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@premise/contracts';
import { CodedError, EventWakes, type StillSignedIn } from '@premise/service-platform';
import { checkedKey } from './idempotency-key.ts';
import type { JobInputs, JobKind } from './job-kinds.ts';
import { JobReminders } from './job-reminders.ts';
import { JobRepository } from './job.repository.ts';

/** After which it is worth asking whether one of too many jobs is finished. */
const WAIT_SECONDS = 30;

/** Stores a job and reminds the queue of it. Answers as soon as the row is committed. */
@Injectable()
export class SubmitJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly reminders: JobReminders,
    private readonly wakes: EventWakes,
  ) {}

  /** Answers the job's id. `applicationId` of somebody else counts as unknown. */
  async submit<Kind extends JobKind>(submission: {
    userId: string;
    kind: Kind;
    applicationId: string | null;
    input: JobInputs[Kind];
    idempotencyKey: string | undefined;
    /** A job of the same key that failed is not found again. */
    unlessFailed?: boolean;
    /** Asked where no application of the user's vouches for the account being there. */
    stillSignedIn?: StillSignedIn;
  }): Promise<string> {
    const { userId } = submission;
    const outcome = await this.jobs.submit(
      { ...submission, id: randomUUID(), idempotencyKey: checkedKey(submission.idempotencyKey) },
      LIMITS.openPatentJobsPerUser,
    );
    switch (outcome.outcome) {
      case 'too-many':
        throw new CodedError(
          'TOO_MANY_JOBS',
          `You have ${LIMITS.openPatentJobsPerUser} jobs under way. Please wait until one of them is finished.`,
          { retryAfterSeconds: WAIT_SECONDS },
        );
      case 'key-reused':
        throw new CodedError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to another request.');
      case 'no-application':
        throw new CodedError('NOT_FOUND', 'Application not found');
      case 'repeated':
        return outcome.id;
      case 'created':
        // The row is the truth: when the queue cannot be told now, the worker's relay tells it later.
        if (await this.reminders.remind(outcome.id)) await this.jobs.markRelayed(outcome.id);
        this.wakes.announce(userId);
        return outcome.id;
    }
  }
}
