import { Injectable } from '@nestjs/common';
import type { CitationGraph, CorpusStatus, PatentDetail } from '@premise/contracts';
import { readDocuments } from '@premise/patent-corpus';
import { CorpusSource } from '../sources/corpus-source.ts';
import type { Asked, SourceCall, SourceCitations, SourceHits, SourceQuery } from '../sources/patent-source.ts';
import { ClassTitles } from './class-titles.ts';
import { CorpusCitationGraph } from './corpus-citation-graph.ts';
import { CorpusCitations } from './corpus-citations.ts';
import { CorpusLoading } from './corpus-loading.ts';
import { CurrentIndex } from './current-index.ts';
import { presentDetail } from './present-corpus-patent.ts';
import { SearchCorpus } from './search-corpus.ts';
import { todayOf } from './today.ts';

/** The documents of this installation: PostgreSQL for each of them, the search index for finding them. */
@Injectable()
export class LocalCorpusSource extends CorpusSource {
  readonly name = 'corpus';
  readonly label = 'Local corpus';
  readonly kind = 'corpus';
  readonly can = { facets: true, citations: true, aggregate: true };
  readonly live = false;

  constructor(
    private readonly current: CurrentIndex,
    private readonly searchCorpus: SearchCorpus,
    private readonly corpusCitations: CorpusCitations,
    private readonly corpusGraph: CorpusCitationGraph,
    private readonly titles: ClassTitles,
    private readonly loading: CorpusLoading,
  ) {
    super();
  }

  async search(query: SourceQuery, call: SourceCall): Promise<SourceHits> {
    const hits = await this.searchCorpus.search(query, call.counts);
    call.signal.throwIfAborted();
    return hits;
  }

  async patent({ number }: Asked<'patent'>): Promise<PatentDetail | null> {
    await this.requireDocuments();
    const [document] = await readDocuments(this.current.run, [number.id]);
    if (document === undefined) return null;
    const symbols = document.classes.map(({ symbol }) => symbol);
    return presentDetail(
      document,
      await this.titles.of([...symbols, ...symbols.map((symbol) => symbol.slice(0, 4))]),
      todayOf(),
    );
  }

  async citations({ number, before }: Asked<'citations'>): Promise<SourceCitations | null> {
    await this.requireDocuments();
    return this.corpusCitations.of(number, before);
  }

  override async citationGraph({ number, before }: Asked<'citationGraph'>): Promise<CitationGraph | null> {
    await this.requireDocuments();
    return this.corpusGraph.of(number, before);
  }

  override async sample(): Promise<boolean> {
    return (await this.current.version())?.sample ?? false;
  }

  override async status(): Promise<CorpusStatus | null> {
    const [version, loading] = await Promise.all([this.current.version(), this.loading.underWay()]);
    return {
      documents: version?.documents ?? 0,
      sample: version?.sample ?? false,
      from: version?.publishedFrom ?? null,
      to: version?.publishedTo ?? null,
      loadedAt: version?.builtAt?.toISOString() ?? null,
      loading,
    };
  }

  /** An empty corpus knows no number, which is another thing than a number that does not exist. */
  private requireDocuments(): Promise<void> {
    return this.current.use(() => Promise.resolve());
  }
}
