import type { PatentStatus, PatentSummary } from '@premise/contracts';
import { isGrant, parsePatentNumber, type PatentNumber } from '@premise/patent-numbers';
import { countIn, dayIn, listIn, objectIn, textIn } from '../../outbound/json-members.ts';
import { makeSummary } from '../make-summary.ts';
import { SourceFailure } from '../source-failure.ts';
import { readMarkup } from './marked-up-text.ts';

export interface WebsiteResults {
  found: { number: PatentNumber; summary: PatentSummary }[];
  total: number;
}

function statusOf(number: PatentNumber): PatentStatus {
  // The website does not tell whether an application is still open.
  return isGrant(number) ? 'granted' : 'published';
}

function readResult(value: unknown): WebsiteResults['found'][number] | null {
  const result = objectIn(value);
  const patent = objectIn(result['patent']);
  const number = parsePatentNumber(textIn(patent['publication_number']) ?? '');
  const title = readMarkup(textIn(patent['title']) ?? '');
  if (number === null || title.text === '') return null;
  const snippet = readMarkup(textIn(patent['snippet']) ?? '');
  const inventor = textIn(patent['inventor']);
  const summary = makeSummary(number, {
    source: 'public-website',
    title: title.text,
    titleSpans: title.spans,
    snippet: snippet.text === '' ? null : snippet,
    abstract: snippet.text,
    inventors: inventor === null ? [] : [readMarkup(inventor).text],
    assignee: textIn(patent['assignee']) === null ? null : readMarkup(textIn(patent['assignee']) ?? '').text,
    filingDate: dayIn(patent['filing_date']),
    publicationDate: dayIn(patent['grant_date']) ?? dayIn(patent['publication_date']),
    status: statusOf(number),
  });
  return { number, summary };
}

/** The answer of a search. Without hits there is a cluster without results; anything else without results is no answer. */
export function readResults(body: unknown): WebsiteResults {
  const results = objectIn(objectIn(body)['results']);
  const total = countIn(results['total_num_results']);
  const clusters = results['cluster'];
  if (total === null || !Array.isArray(clusters)) {
    throw new SourceFailure('unreadable', 'Its answer could not be read.');
  }
  const found = clusters
    .flatMap((cluster) => listIn(objectIn(cluster)['result']))
    .map(readResult)
    .filter((each) => each !== null);
  return { found, total: Math.max(total, found.length) };
}

/** What the website's own order says of a hit, from 1 for the first of all downwards; it tells no score. */
export function rankLikeness(position: number, total: number): number {
  const span = Math.max(2, Math.min(total, 1_000));
  return Math.round((1 - Math.log(1 + position) / Math.log(1 + span)) * 1_000) / 1_000;
}
