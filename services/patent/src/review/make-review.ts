import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ReviewResult } from '@premise/contracts';
import { ModelBusy, ModelPatience } from '@premise/language-model';
import { CodedError } from '@premise/service-platform';
import { ApplicationRepository } from '../applications/application.repository.ts';
import { JobHandler, RetryLater, type JobWork } from '../jobs/job-handler.ts';
import { ModelReview } from './model-review.ts';

/** The logs say more. */
const FAILED =
  'The language model could not review the draft. The audit by rules stands without it; please try again later.';

/** Has the stored draft of an application reviewed. */
@Injectable()
export class MakeReview extends JobHandler<'review'> {
  readonly kind = 'review';
  private readonly logger = new Logger(MakeReview.name);

  constructor(
    @Inject(ModelReview) private readonly model: ModelReview | null,
    private readonly applications: ApplicationRepository,
    private readonly patience: ModelPatience,
  ) {
    super();
  }

  async run(work: JobWork<'review'>): Promise<ReviewResult> {
    if (this.model === null) {
      throw new CodedError('MODEL_NOT_CONFIGURED', 'No language model is configured here any more.');
    }
    const application = work.applicationId && (await this.applications.findOwn(work.userId, work.applicationId));
    if (!application) throw new CodedError('NOT_FOUND', 'Application not found');
    try {
      return await this.model.review(application, work);
    } catch (error) {
      if (work.signal.aborted) throw error;
      throw this.meaningOf(error, work);
    }
  }

  private meaningOf(error: unknown, work: JobWork<'review'>): unknown {
    if (error instanceof ModelBusy) {
      const verdict = this.patience.judge(error, work);
      if ('delayMs' in verdict) return new RetryLater(verdict.delayMs, verdict.counting, error);
      return this.failure(verdict.giveUp, work, error);
    }
    const failed = error instanceof CodedError && error.code === 'MODEL_FAILED';
    return failed ? this.failure(error.message, work, error) : error;
  }

  private failure(reason: string, { jobId }: JobWork<'review'>, cause: unknown): CodedError {
    this.logger.warn({ jobId, reason }, 'no review from the language model');
    return new CodedError('MODEL_FAILED', FAILED, { cause });
  }
}
