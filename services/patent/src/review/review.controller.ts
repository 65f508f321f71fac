import { Controller, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { QueuedJobResponse } from '@premise/contracts';
import { EngineOffer } from '@premise/language-model';
import { Access, CodedError, CurrentCaller, Documented, type Caller } from '@premise/service-platform';
import { ReadApplication } from '../applications/read-application.ts';
import { SubmitJob } from '../jobs/submit-job.ts';
import { REVIEW_DOCS } from './review.docs.ts';

@ApiTags('review')
@ApiBearerAuth()
@Controller('/api/patent-applications/:id/review')
@Access('signed-in')
export class ReviewController {
  constructor(
    private readonly submitJob: SubmitJob,
    private readonly readApplication: ReadApplication,
    private readonly offer: EngineOffer,
  ) {}

  /** Queues a language model's review of the stored draft. */
  @Post()
  @HttpCode(202)
  @Documented(REVIEW_DOCS)
  async review(
    @CurrentCaller() caller: Caller,
    @Param('id') applicationId: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<QueuedJobResponse> {
    if (this.offer.model === null) {
      throw new CodedError(
        'MODEL_NOT_CONFIGURED',
        'No language model is configured here. The audit by rules is all there is.',
      );
    }
    await this.readApplication.read(caller.userId, applicationId);
    const jobId = await this.submitJob.submit({
      userId: caller.userId,
      kind: 'review',
      applicationId,
      input: {},
      idempotencyKey: key,
    });
    return { success: true, jobId };
  }
}
