import { Inject, Injectable, Logger } from '@nestjs/common';
import type { TitlesResult } from '@premise/contracts';
import { ModelBusy, ModelPatience } from '@premise/language-model';
import { composeTitles } from '@premise/patent-rules';
import { CodedError } from '@premise/service-platform';
import { JobHandler, RetryLater, type JobWork } from '../jobs/job-handler.ts';
import { ModelTitles } from './model-titles.ts';

/** What S2 has the user told. The logs say more. */
const FAILED = 'Failed to generate titles. Please try again.';

/** Makes titles with the engine that was asked for, and with no other. */
@Injectable()
export class MakeTitles extends JobHandler<'titles'> {
  readonly kind = 'titles';
  private readonly logger = new Logger(MakeTitles.name);

  constructor(
    @Inject(ModelTitles) private readonly model: ModelTitles | null,
    private readonly patience: ModelPatience,
  ) {
    super();
  }

  run(work: JobWork<'titles'>): Promise<TitlesResult> {
    return work.input.engine === 'built-in' ? this.compose(work) : this.propose(work);
  }

  private compose(work: JobWork<'titles'>): Promise<TitlesResult> {
    work.report(10, 'Composing titles');
    const titles = composeTitles(work.input.description);
    if (titles.length === 0) {
      throw new CodedError(
        'TITLES_FAILED',
        'No title could be made from this description. Please say in a sentence or two what your invention is.',
      );
    }
    return Promise.resolve({ titles, engine: 'built-in', model: null });
  }

  private async propose(work: JobWork<'titles'>): Promise<TitlesResult> {
    if (this.model === null) {
      const text = 'No language model is configured here any more. Use the built-in engine.';
      throw new CodedError('MODEL_NOT_CONFIGURED', text);
    }
    try {
      return { titles: await this.model.propose(work), engine: 'language-model', model: this.model.name };
    } catch (error) {
      if (work.signal.aborted) throw error;
      throw this.meaningOf(error, work);
    }
  }

  private meaningOf(error: unknown, work: JobWork<'titles'>): unknown {
    if (error instanceof ModelBusy) {
      const verdict = this.patience.judge(error, work);
      if ('delayMs' in verdict) return new RetryLater(verdict.delayMs, verdict.counting, error);
      return this.failure(verdict.giveUp, work, error);
    }
    const failed = error instanceof CodedError && error.code === 'MODEL_FAILED';
    return failed ? this.failure(error.message, work, error) : error;
  }

  private failure(reason: string, { jobId }: JobWork<'titles'>, cause: unknown): CodedError {
    this.logger.warn({ jobId, reason }, 'no titles from the language model');
    return new CodedError('MODEL_FAILED', FAILED, { cause });
  }
}
