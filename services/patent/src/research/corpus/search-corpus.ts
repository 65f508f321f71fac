import { Injectable } from '@nestjs/common';
import type { PatentSummary, SearchFacets, SearchRemark } from '@premise/contracts';
import { bestPassage, COUNTED_HITS, type CorpusIndex, type CorpusResult } from '@premise/patent-corpus';
import type { SourceHits, SourceQuery } from '../sources/patent-source.ts';
import { absentWordRemarks } from './absent-words.ts';
import { ClassTitles } from './class-titles.ts';
import { CurrentIndex } from './current-index.ts';
import { presentHit, type Marks } from './present-corpus-patent.ts';
import { operatorRemarks } from './query-operators.ts';
import { todayOf } from './today.ts';

/** A search of the local corpus. */
@Injectable()
export class SearchCorpus {
  constructor(
    private readonly current: CurrentIndex,
    private readonly titles: ClassTitles,
  ) {}

  /** `counts` false: total and facets are left out where they cost more than the page. */
  async search(query: SourceQuery, counts = true): Promise<SourceHits> {
    const today = todayOf();
    const asked = await this.byNumber(query);
    // A figure of a landscape must find exactly as many documents as it says.
    const exact = query.within !== null || Object.keys(query.narrow).length > 0;
    const { result, results, absent } = await this.current.use(async (index) => {
      const found = await index.search(asked, today, { exact, counts });
      const absent = found.total === 0 ? await absentWordRemarks(index, query) : [];
      return { result: found, results: await this.present(index, query, found, today), absent };
    });
    return {
      results,
      total: result.total,
      totalIsExact: result.totalIsExact,
      reachable: result.reachable,
      facets: result.facets && (await this.labelled(result.facets)),
      remarks: [...operatorRemarks(query), ...absent, ...countRemarks(query, result)],
    };
  }

  /** A number is looked up as the only document wanted; a serial number as the documents of that application. */
  private async byNumber(query: SourceQuery): Promise<SourceQuery> {
    const { mode, number } = query;
    if (mode !== 'number' || number === null) return query;
    let ids = [number.id];
    if (number.series === 'application') {
      const rows = await this.current.run<{ id: string }>(
        'SELECT id FROM corpus_documents WHERE application_number = $1',
        [number.number],
      );
      ids = rows.map(({ id }) => id);
    }
    return { ...query, narrow: { ...query.narrow, ids: query.narrow.ids?.filter((id) => ids.includes(id)) ?? ids } };
  }

  private async present(
    index: CorpusIndex,
    query: SourceQuery,
    { hits }: CorpusResult,
    today: string,
  ): Promise<PatentSummary[]> {
    const words = [
      query.mode === 'keyword' ? query.query : '',
      query.within?.kind === 'query' ? query.within.query : '',
    ].join(' ');
    await index.stems.learn([words]);
    const wanted = index.stems.in(words);
    const texts = hits.flatMap(({ document: d }) => [d.title, d.abstract, d.claim]);
    await index.stems.learn(texts, wanted);
    return hits.map(({ document, score }) => {
      const marks: Marks = {
        similarity: query.mode === 'number' ? 1 : score === null ? null : Math.round(score * 1000) / 1000,
        titleSpans: index.stems.spans(document.title, wanted),
        snippet: bestPassage([document.abstract, document.claim], wanted, index.stems),
      };
      return presentHit(document, marks, today);
    });
  }

  private async labelled(facets: SearchFacets): Promise<SearchFacets> {
    const titles = await this.titles.of(facets.cpc.map(({ value }) => value));
    return { ...facets, cpc: facets.cpc.map((facet) => ({ ...facet, label: titles.get(facet.value) ?? null })) };
  }
}

function countRemarks(query: SourceQuery, result: CorpusResult): SearchRemark[] {
  if (result.facets === null || (result.totalIsExact && result.reachable === result.total)) return [];
  const counted = COUNTED_HITS.toLocaleString('en-US');
  return [
    {
      about: query.sort === 'relevance' ? 'query' : 'sort',
      how: 'applied-here',
      text: `More than ${counted} documents match. Counts, sorting and pages are of the best ${counted} of them; add a word or a filter to see others.`,
    },
  ];
}
