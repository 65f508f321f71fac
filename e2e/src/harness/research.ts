import {
  RESEARCH_SEARCH_PATH,
  RESEARCH_SOURCES_PATH,
  type PatentSummary,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
  type SourcesResponse,
} from '@premise/contracts';
import { eventually } from './eventually.ts';

/** The sample corpus is made at the first start, beside everything else that starts. */
const LOADED_WITHIN_MS = 90_000;

export async function untilCorpusAnswers(url: string): Promise<void> {
  await eventually(
    async () => {
      const answer = (await (await fetch(url + RESEARCH_SOURCES_PATH)).json()) as SourcesResponse;
      if (!answer.success) return 0;
      const corpus = answer.sources.find(({ name }) => name === 'corpus')?.corpus;
      return corpus && !corpus.loading ? corpus.documents : 0;
    },
    (documents: number) => expect(documents).toBeGreaterThan(1_000),
    { patienceMs: LOADED_WITHIN_MS },
  );
}

export async function searchOverHttp(url: string, request: SearchRequest): Promise<SearchResult> {
  const response = await fetch(url + RESEARCH_SEARCH_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as SearchResponse;
  if (!answer.success) throw new Error(answer.error);
  return answer;
}

/** A patent of the sample corpus that others cite. */
export async function citedPatent(url: string): Promise<PatentSummary> {
  const [patent] = (await searchOverHttp(url, { query: 'robot', sort: 'most-cited' })).results;
  if (!patent || (patent.citations ?? 0) < 2) throw new Error('No cited patent in the sample corpus');
  return patent;
}
