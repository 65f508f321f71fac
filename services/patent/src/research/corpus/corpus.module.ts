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
import { LocalCorpusSource } from './local-corpus-source.ts';
import { SearchCorpus } from './search-corpus.ts';

/** The local corpus: as a source of patents, and in the worker as something to be kept. */
@Module({})
export class CorpusModule {
  static forRoot(config: CorpusConfig): DynamicModule {
    return {
      module: CorpusModule,
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
        { provide: CorpusSource, useExisting: LocalCorpusSource },
      ],
      exports: [CorpusSource, CurrentIndex, ClassTitles, CORPUS_CONFIG],
    };
  }

  static forWorker(config: CorpusConfig, databaseUrl: string): DynamicModule {
    return {
      module: CorpusModule,
      providers: [
        { provide: CORPUS_CONFIG, useValue: config },
        { provide: CORPUS_DATABASE, useValue: databaseUrl },
        KeepCorpus,
      ],
    };
  }
}
