import { publicationOf, type StandInDocument } from './documents.ts';
import type { StandInReply } from './reply.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const dateOf = ({ grantDate, publicationDate }: StandInDocument): string => grantDate ?? publicationDate ?? '';

/** One entry of a cluster. Titles begin with a blank and hold marks and entities, as recorded. */
function resultOf(document: StandInDocument, rank: number, words: readonly string[]) {
  const marked = escaped(document.title).replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
    words.includes(word.toLowerCase()) ? `<b>${word}</b>` : word,
  );
  const number = publicationOf(document);
  return {
    id: `patent/${number}/en`,
    rank,
    patent: {
      title: ` ${marked} &hellip;`,
      snippet: ` ${document.abstract.replaceAll('&', '&amp;')} &hellip;`,
      priority_date: document.filingDate,
      filing_date: document.filingDate,
      ...(document.grantDate === null ? {} : { grant_date: document.grantDate }),
      publication_date: dateOf(document),
      inventor: document.inventors[0],
      assignee: document.assignee,
      publication_number: number,
      language: 'en',
      thumbnail: '',
      pdf: '',
      family_metadata: { aggregated: { country_status: [{ country_code: 'US' }] } },
    },
  };
}

const compact = (bound: string | null): string | null => /^publication:(\d{8})$/.exec(bound ?? '')?.[1] ?? null;

function fits(document: StandInDocument, query: URLSearchParams, words: readonly string[]): boolean {
  const text = `${document.title} ${document.abstract} US${document.patentNumber ?? ''} ${publicationOf(document)}`;
  const q = query.get('q') ?? '';
  const cites = /^cites:US(\w+)$/.exec(q)?.[1];
  if (cites !== undefined && !document.cites.includes(cites)) return false;
  if (cites === undefined && !words.every((word) => text.toLowerCase().includes(word))) return false;
  const named = (name: string, value: string): boolean =>
    wordsOf(query.get(name) ?? '').every((word) => value.toLowerCase().includes(word));
  const day = dateOf(document).replaceAll('-', '');
  return (
    named('inventor', document.inventors.join(' ')) &&
    named('assignee', document.assignee) &&
    (query.get('type') !== 'DESIGN' || document.type === 'DSN') &&
    (query.get('status') !== 'GRANT' || document.grantDate !== null) &&
    (query.get('status') !== 'APPLICATION' || document.grantDate === null) &&
    day >= (compact(query.get('after')) ?? '') &&
    day < (compact(query.get('before')) ?? '9')
  );
}

const wordsOf = (query: string): string[] =>
  (
    query
      .replaceAll(/\b(AND|OR)\b/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word !== '');

/** `GET /xhr/query?url=…`: without hits there is a cluster without a `result`. `undated`: its search by date finds nothing. */
export function answerWebsiteQuery(
  documents: readonly StandInDocument[],
  inner: string,
  { undated }: { undated: boolean },
): StandInReply {
  const query = new URLSearchParams(inner);
  const words = /^cites:/.test(query.get('q') ?? '') ? [] : wordsOf(query.get('q') ?? '');
  const found = undated && query.has('after') ? [] : documents.filter((document) => fits(document, query, words));
  const size = Number(query.get('num') ?? 10);
  const page = Number(query.get('page') ?? 0);
  const result = found.slice(page * size, (page + 1) * size).map((each, at) => resultOf(each, page * size + at, words));
  return {
    status: 200,
    json: {
      results: {
        total_num_results: found.length,
        total_num_pages: Math.ceil(found.length / size),
        many_results: false,
        num_page: page,
        cluster: [result.length === 0 ? {} : { result }],
        chem_exhausted: false,
        summary: {},
      },
    },
  };
}

const row = (direction: string, document: StandInDocument, at: number): string => `
<tr itemprop="${direction}" itemscope repeat>
<td><a href="/patent/${publicationOf(document)}/en"><span itemprop="publicationNumber">${publicationOf(document)}</span>
(<span itemprop="primaryLanguage">en</span>)</a>${at % 2 === 0 ? '<span itemprop="examinerCited">*</span>' : ''}</td>
<td itemprop="priorityDate">${document.filingDate}</td><td itemprop="publicationDate">${dateOf(document)}</td>
<td><span itemprop="assigneeOriginal">${escaped(document.assignee)}</span></td><td itemprop="title">${escaped(document.title)}
</td></tr>`;

/** `GET /patent/{number}/en`, with the item properties that are recorded of real pages. */
export function answerWebsitePage(documents: readonly StandInDocument[], number: string): StandInReply {
  const document = documents.find((each) => publicationOf(each) === number);
  if (document === undefined) return { status: 404, html: '<html><title>Error 404 (Not Found)!!1</title></html>' };
  const citing = documents.filter(({ cites }) => cites.includes(document.patentNumber ?? '-'));
  const cited = documents.filter(({ patentNumber }) => document.cites.includes(patentNumber ?? '-'));
  const claims = document.claims
    .map(
      (text, at) =>
        `<div class="claim" num="${String(at + 1).padStart(5, '0')}"><div class="claim-text">${at + 1}. ${escaped(text)}</div></div>`,
    )
    .join('\n');
  const time = (name: string, day: string): string => `<time itemprop="${name}" datetime="${day}">${day}</time>`;
  return {
    status: 200,
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="DC.title" content="${escaped(document.title)} ">
<meta name="DC.description" content="${escaped(document.abstract)}">
</head><body><article class="result" itemscope><h1 itemprop="pageTitle">${number} - ${escaped(document.title)} - Google Patents</h1>
<dd itemprop="publicationNumber">${number}</dd><dd itemprop="applicationNumber">US${document.applicationNumber}A</dd>
${document.inventors.map((each) => `<dd itemprop="inventor" repeat>${escaped(each)}</dd>`).join('\n')}
<dd itemprop="assigneeCurrent" repeat>${escaped(document.assignee)}</dd><dd itemprop="assigneeOriginal" repeat>${escaped(document.assignee)}</dd>
${time('priorityDate', document.filingDate)}${time('filingDate', document.filingDate)}${time('publicationDate', dateOf(document))}
<dd itemprop="legalStatusIfi" itemscope><span itemprop="status">${document.grantDate === null ? 'Pending' : 'Active'}</span></dd>
<ul>${document.cpc.map((symbol) => `<li itemprop="classifications" itemscope repeat><span itemprop="Code">${symbol.replaceAll(' ', '')}</span><span itemprop="Description">Made up</span><meta itemprop="Leaf" content="true"></li>`).join('')}</ul>
<section itemprop="abstract"><div class="abstract">${escaped(document.abstract)}</div></section>
<section itemprop="description"><div class="description">A description.</div></section>
<section itemprop="claims"><div class="claims">${claims}</div></section>
<table>${cited.map((each, at) => row('backwardReferencesFamily', each, at)).join('')}</table>
<table>${citing.map((each, at) => row('forwardReferencesFamily', each, at)).join('')}${citing[0] === undefined ? '' : row('forwardReferencesOrig', citing[0], 0)}</table>
</article></body></html>`,
  };
}
