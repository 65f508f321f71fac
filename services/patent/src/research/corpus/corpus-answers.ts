import { Injectable } from '@nestjs/common';
import type { Sourced } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import { SourceRegistry } from '../asking/source-registry.ts';
import { SourceFailure } from '../sources/source-failure.ts';
import { CurrentIndex } from './current-index.ts';

const UNAVAILABLE =
  'Real-time patent analysis is not yet available. Please use the Patent Search tool to find specific patents.';

/** What the corpus alone can do: comparing and counting. */
@Injectable()
export class CorpusAnswers {
  constructor(
    private readonly registry: SourceRegistry,
    private readonly current: CurrentIndex,
  ) {}

  /** Throws where no source can aggregate (decision 21), and where the corpus is not ready yet. */
  async require(): Promise<void> {
    if (!this.registry.sources.some(({ can }) => can.aggregate)) throw new CodedError('CANNOT_AGGREGATE', UNAVAILABLE);
    await this.within(() => this.current.use(() => Promise.resolve()));
  }

  /** Runs work on the corpus; a source's failure becomes an answer. */
  async within<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      throw new CodedError('SOURCES_UNAVAILABLE', error.message, {
        body: { tried: [{ name: 'corpus', label: 'Local corpus', trouble: error.trouble, why: error.message }] },
        retryAfterSeconds: 10,
      });
    }
  }

  async sourced(): Promise<Sourced> {
    const sample = (await this.current.version())?.sample ?? false;
    const source = {
      name: 'corpus' as const,
      label: 'Local corpus',
      sample,
      answeredAt: new Date().toISOString(),
      cached: false,
    };
    return { source, fallbackUsed: false, notice: null, tried: [] };
  }
}
