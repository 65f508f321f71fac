import type { PatentStatus, PatentSummary, PatentType } from '@premise/contracts';
import { parsePatentNumber, type PatentNumber } from '@premise/patent-numbers';
import { countIn, dayIn, objectIn, objectsIn, textIn, textsIn, type JsonObject } from '../../outbound/json-members.ts';
import { SourceFailure } from '../source-failure.ts';
import { makeDetail, makeSummary } from '../make-summary.ts';

const TYPES: Record<string, PatentType> = {
  UTL: 'utility',
  DSN: 'design',
  DES: 'design',
  PLT: 'plant',
  REI: 'reissue',
};
/** Status codes below it are those of applications that are still open. */
const PATENTED = 150;

/** "A61N   2/02" as people write it: "A61N 2/02". */
const symbolOf = (padded: string): string => padded.replaceAll(/\s+/g, ' ');

/** Words all in capitals, as older records have them, in capitals at their beginning. */
const readable = (text: string): string =>
  text === text.toUpperCase() && /[A-Z]{4}/.test(text)
    ? text
        .toLowerCase()
        .replaceAll(/(^|[\s(/-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase())
    : text;

interface OdpNumbers {
  patent: PatentNumber | null;
  publication: PatentNumber | null;
  application: PatentNumber | null;
}

function numbersOf(record: JsonObject): OdpNumbers {
  const meta = objectIn(record['applicationMetaData']);
  const read = (value: unknown): PatentNumber | null => parsePatentNumber(textIn(value) ?? '');
  const application = textIn(record['applicationNumberText']);
  return {
    patent: read(meta['patentNumber']),
    publication: read(meta['earliestPublicationNumber']),
    application: application === null ? null : parsePatentNumber(`USAPP${application.replaceAll(/\D/g, '')}`),
  };
}

/** A record tells of an application and of what came of it; it is shown as its latest document, or as the one asked for. */
export function readOdpRecord(
  record: JsonObject,
  wanted?: PatentNumber | null,
): { number: PatentNumber; summary: PatentSummary; meta: JsonObject; numbers: OdpNumbers } | null {
  const meta = objectIn(record['applicationMetaData']);
  const numbers = numbersOf(record);
  const { patent, publication, application } = numbers;
  const asked = [patent, publication, application].find((each) => each !== null && each.id === wanted?.id);
  const number = asked ?? patent ?? publication ?? application;
  if (number === null || number === undefined) return null;
  const isPatent = number === patent;
  const code = countIn(meta['applicationStatusCode']);
  const status: PatentStatus = isPatent
    ? 'granted'
    : patent === null && code !== null && code < PATENTED
      ? 'pending'
      : 'published';
  const inventors = objectsIn(meta['inventorBag'])
    .map((each) => textIn(each['inventorNameText']))
    .filter((name) => name !== null);
  const first = textIn(meta['firstInventorName']);
  const summary = makeSummary(number, {
    source: 'office-odp',
    title: readable(textIn(meta['inventionTitle']) ?? 'Untitled'),
    inventors: inventors.length > 0 || first === null ? inventors : [first],
    assignee: textIn(meta['firstApplicantName']),
    filingDate: dayIn(meta['filingDate']),
    publicationDate: dayIn(meta[isPatent ? 'grantDate' : 'earliestPublicationDate']),
    status,
    statusText: textIn(meta['applicationStatusDescriptionText']),
    type: TYPES[textIn(meta['applicationTypeCode']) ?? ''] ?? 'other',
    cpc: textsIn(meta['cpcClassificationBag']).map(symbolOf),
  });
  return { number, summary, meta, numbers };
}

export interface OdpPage {
  count: number;
  records: JsonObject[];
}

/** The body of an answer. What has neither a count nor records is something else than an answer. */
export function readOdpPage(body: unknown): OdpPage {
  const page = objectIn(body);
  const count = countIn(page['count']);
  const records = page['patentFileWrapperDataBag'];
  if (count === null || !Array.isArray(records)) {
    throw new SourceFailure('unreadable', 'Its answer could not be read.');
  }
  return { count, records: objectsIn(records) };
}

/** Everything that a record tells of the document that was asked for. */
export function readOdpDetail(record: JsonObject, wanted: PatentNumber) {
  const read = readOdpRecord(record, wanted);
  if (read === null || read.summary.id !== wanted.id) return null;
  const { number, summary, meta, numbers } = read;
  const related = [numbers.patent, numbers.publication].filter((each) => each !== null && each.id !== number.id);
  const applicants = objectsIn(meta['applicantBag'])
    .map((each) => textIn(each['applicantNameText']))
    .filter((name) => name !== null);
  return makeDetail(
    number,
    { ...summary, similarity: 1 },
    {
      applicationNumber: textIn(record['applicationNumberText']),
      priorityDate: dayIn(meta['effectiveFilingDate']),
      grantDate: dayIn(meta['grantDate']),
      relatedIds: related.map((each) => each?.id ?? ''),
      ...(applicants.length > 0 ? { assignees: applicants } : {}),
    },
  );
}
