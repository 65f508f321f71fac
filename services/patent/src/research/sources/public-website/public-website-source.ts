import type { Citation, PatentDetail, PatentSummary, SearchRemark } from '@premise/contracts';
import type { PatentNumber } from '@premise/patent-numbers';
import { checkedStatus, jsonOf } from '../../outbound/read-answer.ts';
import { byDate, publishedBefore } from '../citations-by-date.ts';
import type { LiveLine } from '../live-line.ts';
import { makeDetail, makeSummary } from '../make-summary.ts';
import {
  PatentSource,
  type Asked,
  type SourceCall,
  type SourceCitations,
  type SourceHits,
  type SourceQuery,
} from '../patent-source.ts';
import { beyondWindow } from '../beyond-window.ts';
import { SourceFailure } from '../source-failure.ts';
import { meetHere, type Wish } from '../wishes-met-here.ts';
import { readPage, type WebsitePage } from './read-page.ts';
import { rankLikeness, readResults, type WebsiteResults } from './read-results.ts';
import { citingParameters, numberParameters, queryAddress, searchParameters, WEBSITE_WINDOW } from './website-query.ts';

/** It blocks whoever asks too much, for minutes. */
const REFUSALS = { failingRestMs: 90_000, keyed: false };
const EVERYBODY = 'everybody';
const RELEVANCE = 0.8;

/** The public patent website, undocumented and easily overburdened: off unless an operator switches it on. */
export class PublicWebsiteSource extends PatentSource {
  readonly name = 'public-website';
  readonly label = 'Google Patents';
  readonly kind = 'website';
  readonly live = true;
  readonly can = { facets: false, citations: true, aggregate: false };

  constructor(
    private readonly origin: string,
    private readonly line: LiveLine,
  ) {
    super();
  }

  async search(query: SourceQuery, call: SourceCall): Promise<SourceHits> {
    if (query.within !== null) throw new SourceFailure('unsupported', 'It cannot search within an area.');
    if (query.offset >= WEBSITE_WINDOW) return beyondWindow(WEBSITE_WINDOW);
    const { answer, datedHere } = await this.searchTwice(query, call);
    const sent = answer.found.map(({ summary }, at) => ({
      ...summary,
      similarity: query.mode === 'number' ? 1 : rankLikeness(query.offset + at, answer.total),
    }));
    const patents = query.number === null ? sent : sent.filter(({ id }) => id === query.number?.id);
    const wishes: Wish[] = [...(datedHere ? (['dateRange'] as const) : []), 'narrow'];
    if (query.filters.patentType !== 'all' && query.filters.patentType !== 'design') wishes.push('patentType');
    if (query.sort === 'most-cited') wishes.push('sort');
    const { results, remarks } = meetHere(patents, query, { wishes, label: this.label });
    const left = sent.length - results.length;
    return {
      results,
      total: query.number === null ? Math.max(results.length, answer.total - left) : results.length,
      totalIsExact: query.number !== null || (left === 0 && answer.total <= WEBSITE_WINDOW),
      reachable: query.number === null ? Math.min(answer.total, WEBSITE_WINDOW) : results.length,
      facets: null,
      remarks: [...remarks, ...this.pendingRemark(query)],
    };
  }

  async patent({ number }: Asked<'patent'>, call: SourceCall): Promise<PatentDetail | null> {
    const page = await this.page(number, call);
    return page === null ? null : detailOf(page);
  }

  async citations({ number, before }: Asked<'citations'>, call: SourceCall): Promise<SourceCitations | null> {
    const page = await this.page(number, call);
    if (page === null) return null;
    const citing = await this.query(citingParameters(page.number, before), call);
    const known = new Map(page.forward.map((citation) => [citation.id, citation]));
    for (const { summary } of citing.found) known.set(summary.id, citationOf(summary));
    const forward = byDate(publishedBefore([...known.values()], before));
    return {
      patent: detailOf(page),
      forward,
      backward: byDate(page.backward),
      forwardTotal: Math.max(forward.length, citing.total),
      backwardTotal: page.backward.length,
      computed: [],
    };
  }

  /** A search by date sometimes finds nothing there, whatever there is: then without dates, which are looked at here. */
  private async searchTwice(
    query: SourceQuery,
    call: SourceCall,
  ): Promise<{ answer: WebsiteResults; datedHere: boolean }> {
    const answer = await this.query(searchParameters(query, { dated: true }), call);
    if (query.publishedFrom === null || answer.found.length > 0) return { answer, datedHere: false };
    return { answer: await this.query(searchParameters(query, { dated: false }), call), datedHere: true };
  }

  private pendingRemark({ filters }: SourceQuery): SearchRemark[] {
    if (filters.status !== 'pending') return [];
    const text = `${this.label} does not tell which applications are still pending: all published ones are shown.`;
    return [{ about: 'status', how: 'not-applied', text }];
  }

  private async page(number: PatentNumber, call: SourceCall): Promise<WebsitePage | null> {
    const exact = number.kind === null ? await this.withKind(number, call) : number;
    if (exact === null) return null;
    const url = new URL(`/patent/${exact.id}${exact.kind ?? ''}/en`, this.origin);
    const answer = checkedStatus(await this.send(url, 'text/html', call), REFUSALS);
    if (answer === null) return null;
    const page = readPage(answer.body);
    return page.number.id === number.id ? page : null;
  }

  /** Pages are found by the number with its kind code. */
  private async withKind(number: PatentNumber, call: SourceCall): Promise<PatentNumber | null> {
    const { found } = await this.query(numberParameters(number), call);
    return found.find((each) => each.number.id === number.id)?.number ?? null;
  }

  private async query(parameters: URLSearchParams, call: SourceCall): Promise<WebsiteResults> {
    const answer = await this.send(queryAddress(this.origin, parameters), 'application/json', call);
    const found = checkedStatus(answer, REFUSALS);
    if (found === null) throw new SourceFailure('unreadable', 'Its search is not where it was.');
    return readResults(jsonOf(found));
  }

  private send(url: URL, accept: string, { signal }: SourceCall) {
    return this.line.send({ url, headers: { accept }, signal }, EVERYBODY);
  }
}

function citationOf(summary: PatentSummary): Citation {
  const { id, displayNumber, title, inventors, assignee, publicationDate } = summary;
  return {
    id,
    displayNumber,
    title,
    inventors,
    assignee,
    date: publicationDate,
    relevance: RELEVANCE,
    relevanceBasis: null,
    byExaminer: null,
    known: true,
  };
}

function detailOf(page: WebsitePage): PatentDetail {
  const { number, assignees, claims, cpc, backward, forward } = page;
  const summary = makeSummary(number, {
    source: 'public-website',
    title: page.title,
    inventors: page.inventors,
    assignee: assignees[0] ?? null,
    filingDate: page.filingDate,
    publicationDate: page.publicationDate,
    statusText: page.statusText,
    abstract: page.abstract,
    claims: claims.length > 0 ? claims.length : null,
    citations: forward.length,
    cpc: cpc.map(({ symbol }) => symbol),
  });
  return makeDetail(number, summary, {
    applicationNumber: page.applicationNumber,
    priorityDate: page.priorityDate,
    assignees,
    cpcTitles: cpc,
    claimTexts: claims,
    hasDescription: page.hasDescription,
    citationCounts: { forward: forward.length, backward: backward.length },
  });
}
