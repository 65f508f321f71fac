import { Module, type DynamicModule } from '@nestjs/common';
import { CorpusSource } from '../sources/corpus-source.ts';
import { ClassTitles } from './class-titles.ts';
import { ComputeMetrics } from './compute-metrics.ts';
import { CorpusCitationGraph } from './corpus-citation-graph.ts';
import { CorpusCitations } from './corpus-citations.ts';
import { CORPUS_CONFIG, type CorpusConfig } from './corpus-config.ts';
import { CorpusLoading } from './corpus-loading.ts';
import { CORPUS_DATABASE, KeepCorpus } from './keep-corpus.ts';
import { CurrentIndex } from './current-index.ts';
import { LandscapeHandler } from '../landscape/landscape.handler.ts';
import { LocalCorpusSource } from './local-corpus-source.ts';
import { SearchCorpus } from './search-corpus.ts';

/** The local corpus: as a source of patents, and in the worker as something to be kept. */
@Module({})
export class CorpusModule {
  /** Global: what compares and counts uses it as well. */
  static forRoot(config: CorpusConfig): DynamicModule {
    return {
      module: CorpusModule,
      global: true,
      providers: [
        { provide: CORPUS_CONFIG, useValue: config },
        CurrentIndex,
        ClassTitles,
        CorpusLoading,
        SearchCorpus,
        ComputeMetrics,
        CorpusCitations,
        CorpusCitationGraph,
        LocalCorpusSource,
        ...(config.place === null ? [] : [{ provide: CorpusSource, useExisting: LocalCorpusSource }]),
      ],
      exports: [...(config.place === null ? [] : [CorpusSource]), CurrentIndex, ClassTitles, CORPUS_CONFIG],
    };
  }

  static forWorker(config: CorpusConfig, databaseUrl: string): DynamicModule {
    return {
      module: CorpusModule,
      providers: [
        { provide: CORPUS_CONFIG, useValue: config },
        { provide: CORPUS_DATABASE, useValue: databaseUrl },
        KeepCorpus,
        CurrentIndex,
        ClassTitles,
        LandscapeHandler,
      ],
      exports: [LandscapeHandler],
    };
  }
}
