import { Injectable } from '@nestjs/common';
import { LIMITS, type SearchRequest, type SearchResult } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { Asker } from '../asking/asker.ts';
import { AskSources, type Asking } from '../asking/ask-sources.ts';
import { decideQuery } from './decide-query.ts';

const UNAVAILABLE =
  'Real-time patent analysis is not yet available. Please use the Patent Search tool to find specific patents.';

/** One page of a search, from the first source that answers. */
@Injectable()
export class SearchPatents {
  constructor(private readonly sources: AskSources) {}

  async search(request: SearchRequest, { key, signal }: Asker): Promise<SearchResult> {
    const query = decideQuery(request);
    const within = query.within !== null;
    const asking: Asking<'search'> = {
      question: 'search',
      asked: query,
      only: request.source,
      key,
      signal,
      counts: request.counts,
      // A number that one source does not know may be known to another.
      settles: ({ results }) => query.mode !== 'number' || results.length > 0,
      able: ({ can }) => !within || can.aggregate,
    };
    const answered = await this.sources.ask(asking).catch((error: unknown) => {
      if (within && error instanceof CodedError && error.code === 'SOURCES_UNAVAILABLE') {
        throw new CodedError('CANNOT_AGGREGATE', UNAVAILABLE, { cause: error });
      }
      throw error;
    });
    const { answer, ...sourced } = answered;
    const page = request.page ?? 1;
    if (page > 1 && query.offset >= answer.reachable && answer.results.length === 0) {
      const last = Math.ceil(answer.reachable / LIMITS.searchPageSize);
      const pages = last === 0 ? 'no such page' : last === 1 ? 'one page' : `${last} pages`;
      throw new CodedError('PAGE_OUT_OF_REACH', `This search has ${pages}.`);
    }
    return {
      ...answer,
      ...sourced,
      page,
      pageSize: LIMITS.searchPageSize,
      understood: query.number?.id ?? query.query,
    };
  }
}
