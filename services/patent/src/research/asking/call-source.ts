import { Injectable, Logger } from '@nestjs/common';
import type { PatentSourceName } from '@premise/contracts';
import type { PatentSource } from '../sources/patent-source.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { AnswerCache } from './answer-cache.ts';
import { askQuestion } from './ask-question.ts';
import { ResearchKeeping } from './research-keeping.ts';
import { ResearchSecrets } from './research-secrets.ts';
import type { SealedCall, SourceCallPayload } from './source-call.job.ts';
import { SourceRegistry } from './source-registry.ts';
import { SourceStates } from './source-states.ts';

/** Makes one call of a live source and keeps its answer where the asker looks for it. */
@Injectable()
export class CallSource {
  private readonly logger = new Logger(CallSource.name);

  constructor(
    private readonly registry: SourceRegistry,
    private readonly secrets: ResearchSecrets,
    private readonly cache: AnswerCache,
    private readonly states: SourceStates,
    private readonly keeping: ResearchKeeping,
  ) {}

  /** Throws SourceFailure. */
  async call(name: PatentSourceName, { sealed, deadline }: SourceCallPayload, cancelled: AbortSignal): Promise<void> {
    const source = this.registry.find(name);
    if (source === undefined) throw new SourceFailure('failing', 'It is not configured any more.');
    const { question, asked, key, answerName } = this.secrets.open(sealed, name) as SealedCall;
    const left = deadline - Date.now();
    if (left <= 0) throw new SourceFailure('too-slow', 'Too many searches are waiting for it.');
    const signal = AbortSignal.any([AbortSignal.timeout(left), cancelled]);
    try {
      await this.refuseAtRest(source, key);
      await this.states.trying(source, key);
      const answer = await askQuestion(source, question, asked, { key, signal });
      await this.cache.keep(answerName, { answer, answeredAt: new Date().toISOString() }, this.keeping.cacheMs);
      await this.states.connected(source, key);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      if (error.cause !== undefined)
        this.logger.warn({ source: name, trouble: error.trouble, question }, error.message);
      // Nobody waited any more: that says nothing about the source.
      if (!cancelled.aborted) await this.states.failed(source, key, error);
      throw error;
    }
  }

  /** It was told to be left alone after this call had been queued. */
  private async refuseAtRest(source: PatentSource, key: string | null): Promise<void> {
    const { restsUntil, why } = await this.states.of(source, key);
    if (restsUntil > Date.now()) throw new SourceFailure('cooling-down', why ?? 'It is being left alone for a moment.');
  }
}
