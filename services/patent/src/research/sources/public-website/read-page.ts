import type { Citation, PatentClaim } from '@premise/contracts';
import { formatPatentNumber, parsePatentNumber, type PatentNumber } from '@premise/patent-numbers';
import { DomUtils, parseDocument } from 'htmlparser2';
import { dayIn, textIn } from '../../outbound/json-members.ts';
import { SourceFailure } from '../source-failure.ts';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

export interface WebsitePage {
  number: PatentNumber;
  title: string;
  abstract: string;
  inventors: string[];
  assignees: string[];
  filingDate: string | null;
  publicationDate: string | null;
  priorityDate: string | null;
  applicationNumber: string | null;
  statusText: string | null;
  cpc: { symbol: string; title: string | null }[];
  claims: PatentClaim[];
  hasDescription: boolean;
  backward: Citation[];
  forward: Citation[];
}

/** S2 section 3: where nothing is known to compute it from. */
const RELEVANCE = 0.8;

const withItem = (name: string, nodes: Nodes | Element): Element[] =>
  DomUtils.getElements({ itemprop: name }, nodes, true, 20_000) as Element[];
const wordsOf = (element: Element | undefined): string | null =>
  element === undefined ? null : textIn(DomUtils.textContent(element));
const item = (name: string, nodes: Nodes | Element): string | null => wordsOf(withItem(name, nodes)[0]);
const dayOf = (name: string, nodes: Nodes | Element): string | null => {
  const [element] = withItem(name, nodes);
  return dayIn(element?.attribs['datetime']) ?? dayIn(wordsOf(element));
};

function readRow(row: Element): Citation | null {
  const number = parsePatentNumber(item('publicationNumber', row) ?? '');
  if (number === null) return null;
  return {
    id: number.id,
    displayNumber: formatPatentNumber(number),
    title: item('title', row) ?? '',
    inventors: [],
    assignee: item('assigneeOriginal', row),
    date: dayOf('publicationDate', row),
    relevance: RELEVANCE,
    relevanceBasis: null,
    byExaminer: item('examinerCited', row) === '*',
    known: number.country === 'US',
  };
}

/** Citations stand in two tables, of the document itself and of its family; a document may be in both. */
function citations(direction: 'backward' | 'forward', nodes: Nodes): Citation[] {
  const rows = [...withItem(`${direction}ReferencesOrig`, nodes), ...withItem(`${direction}ReferencesFamily`, nodes)];
  const byId = new Map<string, Citation>();
  for (const row of rows) {
    const citation = readRow(row);
    if (citation !== null && !byId.has(citation.id)) byId.set(citation.id, citation);
  }
  return [...byId.values()];
}

const classed = (name: string, nodes: Nodes | Element): Element[] =>
  DomUtils.getElementsByClassName(name, nodes, true, 5_000);

function claimsIn(nodes: Nodes): PatentClaim[] {
  const byNumber = new Map<number, PatentClaim>();
  for (const claim of classed('claim', nodes)) {
    const number = Number(claim.attribs['num']);
    const text = wordsOf(claim)?.replace(/^\d+\s*\.\s*/, '') ?? null;
    if (!Number.isSafeInteger(number) || text === null || byNumber.has(number)) continue;
    const named = [...text.slice(0, 400).matchAll(/\bclaims?\s+(\d{1,4})/gi)].map(([, digits]) => Number(digits));
    byNumber.set(number, { number, text, dependsOn: [...new Set(named.filter((each) => each < number))] });
  }
  return [...byNumber.values()];
}

function classes(nodes: Nodes): WebsitePage['cpc'] {
  const bySymbol = new Map<string, string | null>();
  for (const entry of withItem('classifications', nodes)) {
    const leaf = withItem('Leaf', entry)[0]?.attribs['content'] === 'true';
    const symbol = item('Code', entry)?.replace(/^([A-HY]\d\d[A-Z])(?=\d)/, '$1 ') ?? null;
    if (leaf && symbol !== null && !bySymbol.has(symbol)) bySymbol.set(symbol, item('Description', entry));
  }
  return [...bySymbol].map(([symbol, title]) => ({ symbol, title }));
}

/** A patent's page on the website. Throws SourceFailure when it is something else. */
export function readPage(html: string): WebsitePage {
  const nodes = parseDocument(html).children;
  const number = parsePatentNumber(item('publicationNumber', nodes) ?? '');
  const meta = (name: string): string | null => {
    const named = DomUtils.getElementsByTagName('meta', nodes, true, 500);
    return textIn(named.find((element) => element.attribs['name'] === name)?.attribs['content']);
  };
  const title = meta('DC.title');
  if (number === null || title === null) throw new SourceFailure('unreadable', 'It sent another page than a patent.');
  const names = (name: string): string[] => [
    ...new Set(
      withItem(name, nodes)
        .map((element) => wordsOf(element))
        .filter((text) => text !== null),
    ),
  ];
  const current = names('assigneeCurrent');
  return {
    number,
    title: title.replace(/ - Google Patents$/, ''),
    abstract: wordsOf(classed('abstract', nodes)[0]) ?? meta('DC.description') ?? '',
    inventors: names('inventor'),
    assignees: current.length > 0 ? current : names('assigneeOriginal'),
    filingDate: dayOf('filingDate', nodes),
    publicationDate: dayOf('publicationDate', nodes),
    priorityDate: dayOf('priorityDate', nodes),
    applicationNumber: item('applicationNumber', nodes),
    statusText: item('status', withItem('legalStatusIfi', nodes)[0] ?? []),
    cpc: classes(nodes),
    claims: claimsIn(nodes),
    hasDescription: classed('description', nodes).length > 0,
    backward: citations('backward', nodes),
    forward: citations('forward', nodes),
  };
}
