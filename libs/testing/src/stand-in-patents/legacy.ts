import { publicationOf, type StandInDocument } from './documents.ts';
import type { StandInReply } from './reply.ts';

const MAX = 50;

const patentOf = (document: StandInDocument) => ({
  id: publicationOf(document),
  title: document.title,
  inventors: document.inventors,
  assignee: document.assignee,
  filingDate: document.filingDate,
  publicationDate: document.grantDate ?? document.publicationDate,
  status: document.grantDate === null ? 'Pending' : 'Granted',
  patentType: { UTL: 'utility', DSN: 'design', PLT: 'plant' }[document.type],
  abstract: document.abstract,
  claims: document.claims.length,
  citations: 0,
});

const digits = (text: string): string => text.replace(/[A-Z]\d?$/, '').replaceAll(/\D/g, '');

const YEARS: Record<string, number> = { '1year': 1, '5years': 5, '10years': 10 };

function search(documents: readonly StandInDocument[], query: URLSearchParams, today: Date): StandInReply {
  const words = (query.get('q') ?? '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const years = YEARS[query.get('dateRange') ?? ''];
  const from =
    years === undefined
      ? ''
      : new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()))
          .toISOString()
          .slice(0, 10);
  const found = documents
    .map(patentOf)
    .filter((patent) => words.every((word) => JSON.stringify(patent).toLowerCase().includes(word)))
    .filter(({ publicationDate }) => (publicationDate ?? '') >= from)
    .sort((a, b) => (b.publicationDate ?? '').localeCompare(a.publicationDate ?? ''));
  const max = Math.min(MAX, Number(query.get('max') ?? MAX));
  return { status: 200, json: { results: found.slice(0, max), total: found.length } };
}

const missing: StandInReply = { status: 404, json: { message: 'Not found' } };

/** The office's three older paths (search, one patent, its citations), in the names that S2 gives to what they tell. */
export function answerLegacy(
  documents: readonly StandInDocument[],
  path: string,
  query: URLSearchParams,
  today: Date,
): StandInReply {
  if (path === '/search') return search(documents, query, today);
  const wanted = path.split('/').at(-1) ?? '';
  const found = documents.find((document) => digits(publicationOf(document)) === wanted);
  if (found === undefined) return missing;
  if (!path.startsWith('/citations/')) return { status: 200, json: patentOf(found) };
  const citation = (document: StandInDocument) => {
    const { id, title, inventors, assignee, publicationDate } = patentOf(document);
    return { id, title, inventors, assignee, date: publicationDate };
  };
  const forward = documents.filter(({ cites }) => cites.includes(found.patentNumber ?? '-')).map(citation);
  const backward = documents.filter(({ patentNumber }) => found.cites.includes(patentNumber ?? '-')).map(citation);
  return { status: 200, json: { forward, backward } };
}
