import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { TITLES_PATH, type QueuedJobResponse } from '@premise/contracts';
import { TitlesDto } from '@premise/contracts-dto';
import { EngineOffer } from '@premise/language-model';
import {
  Access,
  AskStillSignedIn,
  CodedError,
  CurrentCaller,
  Documented,
  type Caller,
  type StillSignedIn,
} from '@premise/service-platform';
import { SubmitJob } from '../jobs/submit-job.ts';
import { TITLES_DOCS } from './titles.docs.ts';

@ApiTags('titles')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class TitlesController {
  constructor(
    private readonly submitJob: SubmitJob,
    private readonly offer: EngineOffer,
  ) {}

  /** Queues the making of titles from a description. */
  @Post(TITLES_PATH)
  @HttpCode(202)
  @Documented(TITLES_DOCS)
  async titles(
    @CurrentCaller() caller: Caller,
    @Body() { description, engine = this.offer.default }: TitlesDto,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @AskStillSignedIn() stillSignedIn: StillSignedIn,
  ): Promise<QueuedJobResponse> {
    if (!this.offer.available.includes(engine)) {
      throw new CodedError('MODEL_NOT_CONFIGURED', 'No language model is configured here. Use the built-in engine.');
    }
    const jobId = await this.submitJob.submit({
      userId: caller.userId,
      kind: 'titles',
      applicationId: null,
      input: { description, engine },
      idempotencyKey,
      stillSignedIn,
    });
    return { success: true, jobId };
  }
}
