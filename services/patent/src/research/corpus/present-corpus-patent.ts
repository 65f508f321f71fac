import type { MarkedText, PatentDetail, PatentStatus, PatentSummary, TextSpan } from '@premise/contracts';
import {
  estimateExpiry,
  estimateStatus,
  inventorName,
  type IndexedDocument,
  type StoredDocument,
} from '@premise/patent-corpus';
import { formatPatentNumber, parsePatentNumber } from '@premise/patent-numbers';

export const displayNumber = (id: string, kind: string | null): string => {
  const number = parsePatentNumber(id);
  return number === null ? id : formatPatentNumber({ ...number, kind: kind === '' ? null : kind });
};

function statusText(status: PatentStatus, granted: boolean, expires: string | null, today: string): string | null {
  if (status === 'granted') {
    if (expires === null) return null;
    return expires > today ? 'In force (estimate)' : 'Expired (estimate)';
  }
  if (status === 'pending') return 'Pending (estimate)';
  return granted ? 'Granted since' : 'No longer open (estimate)';
}

export interface Marks {
  similarity: number | null;
  titleSpans: TextSpan[];
  snippet: MarkedText | null;
}

export function presentHit(document: IndexedDocument, marks: Marks, today: string): PatentSummary {
  const status = estimateStatus(document, today);
  return {
    id: document.id,
    displayNumber: displayNumber(document.id, document.kind),
    title: document.title,
    inventors: document.inventors,
    assignee: document.assignees[0] ?? null,
    filingDate: document.filingDate,
    publicationDate: document.publicationDate,
    status,
    statusText: statusText(status, document.granted, document.expires, today),
    type: document.type,
    abstract: document.abstract,
    claims: document.claims > 0 ? document.claims : null,
    citations: document.citedBy,
    source: 'corpus',
    sample: document.sample,
    cpc: document.symbols,
    ...marks,
  };
}

function linksOf({ id, kind, sample }: StoredDocument): PatentDetail['links'] {
  if (sample) return [];
  const number = id.replace(/^US/, '');
  return [
    { label: 'Google Patents', url: `https://patents.google.com/patent/${encodeURIComponent(`${id}${kind}`)}/en` },
    {
      label: 'USPTO Patent Public Search',
      url: `https://ppubs.uspto.gov/pubwebapp/external.html?q=${encodeURIComponent(`(${number}).pn.`)}`,
    },
  ];
}

export function presentDetail(
  document: StoredDocument,
  titles: ReadonlyMap<string, string | null>,
  today: string,
): PatentDetail {
  const granted = document.stage === 'grant' || document.relatedIds.length > 0;
  const status = estimateStatus({ ...document, granted }, today);
  const expires = estimateExpiry(document);
  const assignees = document.assignees.map(({ name }) => name);
  const symbols = document.classes.map(({ symbol }) => symbol);
  return {
    id: document.id,
    displayNumber: displayNumber(document.id, document.kind),
    title: document.title,
    inventors: document.inventors.map(inventorName),
    assignee: assignees[0] ?? null,
    assignees,
    filingDate: document.filingDate,
    priorityDate: document.priorityDate,
    publicationDate: document.publicationDate,
    grantDate: document.stage === 'grant' ? document.publicationDate : null,
    status,
    statusText: statusText(status, granted, expires, today),
    type: document.type,
    abstract: document.abstract,
    claims: document.claimCount ?? (document.claims.length > 0 ? document.claims.length : null),
    citations: document.citedBy,
    similarity: 1,
    source: 'corpus',
    sample: document.sample,
    cpc: symbols,
    kind: document.kind === '' ? null : document.kind,
    applicationNumber: document.applicationNumber === '' ? null : document.applicationNumber,
    relatedIds: document.relatedIds,
    cpcTitles: symbols.map((symbol) => ({
      symbol,
      title: titles.get(symbol) ?? titles.get(symbol.slice(0, 4)) ?? null,
    })),
    claimTexts: document.claims,
    hasDescription: document.description !== '',
    estimatedExpiry: expires,
    citationCounts: { forward: document.citedBy, backward: document.citations.length },
    links: linksOf(document),
  };
}
