import type { Citation, PatentStatus, PatentSummary, PatentType } from '@premise/contracts';
import { formatPatentNumber, isGrant, parsePatentNumber, type PatentNumber } from '@premise/patent-numbers';
import { countIn, dayIn, listIn, objectIn, objectsIn, textIn, type JsonObject } from '../../outbound/json-members.ts';
import { makeSummary, typeOfNumber } from '../make-summary.ts';
import { SourceFailure } from '../source-failure.ts';

const TYPES: readonly PatentType[] = ['utility', 'design', 'plant', 'reissue'];
/** S2 section 3: where nothing is known to compute it from. */
const RELEVANCE = 0.8;

const firstOf = (record: JsonObject, names: readonly string[]): unknown =>
  names.map((name) => record[name]).find((value) => value !== undefined && value !== null);

function namesIn(value: unknown): string[] {
  const each = (name: unknown): string | null => {
    const record = objectIn(name);
    return (
      textIn(name) ??
      textIn(record['name']) ??
      textIn([record['firstName'], record['lastName']].filter(Boolean).join(' '))
    );
  };
  if (typeof value === 'string') {
    return value
      .split(/\s*;\s*/)
      .map(textIn)
      .filter((name) => name !== null);
  }
  return listIn(value)
    .map(each)
    .filter((name) => name !== null);
}

const numberIn = (record: JsonObject): PatentNumber | null =>
  parsePatentNumber(textIn(firstOf(record, ['id', 'patentNumber', 'publicationNumber', 'number'])) ?? '');

function typeIn(record: JsonObject, number: PatentNumber): PatentType {
  const told = textIn(firstOf(record, ['patentType', 'type']))?.toLowerCase() ?? '';
  return TYPES.find((type) => told.startsWith(type)) ?? typeOfNumber(number) ?? 'utility';
}

function statusIn(record: JsonObject, number: PatentNumber): PatentStatus {
  const told = textIn(record['status'])?.toLowerCase() ?? '';
  if (isGrant(number)) return 'granted';
  return told.includes('pend') ? 'pending' : 'published';
}

/** A record in S2's names (section 3), or in the office's older ones. */
export function readLegacyPatent(value: unknown): { number: PatentNumber; summary: PatentSummary } | null {
  const record = objectIn(value);
  const number = numberIn(record);
  const title = textIn(firstOf(record, ['title', 'inventionTitle']));
  if (number === null || title === null) return null;
  const assignee = firstOf(record, ['assignee', 'assigneeName', 'assignees']);
  const summary = makeSummary(number, {
    source: 'office-legacy',
    title,
    inventors: namesIn(firstOf(record, ['inventors', 'inventor'])),
    assignee: textIn(assignee) ?? namesIn(assignee)[0] ?? null,
    filingDate: dayIn(record['filingDate']),
    publicationDate: dayIn(firstOf(record, ['publicationDate', 'grantDate', 'date'])),
    status: statusIn(record, number),
    statusText: textIn(record['status']),
    type: typeIn(record, number),
    abstract: textIn(record['abstract']) ?? '',
    claims: Array.isArray(record['claims']) ? record['claims'].length : countIn(record['claims']),
    citations: Array.isArray(record['citations']) ? record['citations'].length : countIn(record['citations']),
  });
  return { number, summary };
}

export function readLegacyPage(body: unknown): { patents: PatentSummary[]; total: number | null } {
  const page = objectIn(body);
  const list = firstOf(page, ['results', 'patents', 'docs']);
  if (!Array.isArray(list)) throw new SourceFailure('unreadable', 'Its answer could not be read.');
  const patents = list.map(readLegacyPatent).filter((each) => each !== null);
  return {
    patents: patents.map(({ summary }) => summary),
    total: countIn(firstOf(page, ['total', 'totalCount', 'count'])),
  };
}

function readCitation(record: JsonObject): Citation | null {
  const number = numberIn(record);
  if (number === null) return null;
  const assignee = firstOf(record, ['assignee', 'assigneeName']);
  const told = record['relevance'];
  const relevance = typeof told === 'number' && told >= 0 && told <= 1 ? told : RELEVANCE;
  return {
    id: number.id,
    displayNumber: formatPatentNumber(number),
    title: textIn(record['title']) ?? '',
    inventors: namesIn(firstOf(record, ['inventors', 'inventor'])),
    assignee: textIn(assignee) ?? namesIn(assignee)[0] ?? null,
    date: dayIn(firstOf(record, ['date', 'publicationDate', 'grantDate'])),
    relevance,
    relevanceBasis: null,
    byExaminer: null,
    known: true,
  };
}

export function readLegacyCitations(body: unknown): { forward: Citation[]; backward: Citation[] } {
  const page = objectIn(body);
  if (!Array.isArray(page['forward']) || !Array.isArray(page['backward'])) {
    throw new SourceFailure('unreadable', 'Its answer could not be read.');
  }
  const read = (list: unknown): Citation[] =>
    objectsIn(list)
      .map(readCitation)
      .filter((each) => each !== null);
  return { forward: read(page['forward']), backward: read(page['backward']) };
}
