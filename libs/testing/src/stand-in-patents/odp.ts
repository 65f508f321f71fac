import type { StandInDocument } from './documents.ts';
import { OdpFilter, valuesAt } from './odp-filter.ts';
import type { StandInReply } from './reply.ts';

export type JsonRecord = Record<string, unknown>;

const LABELS = { UTL: 'Utility', DSN: 'Design', PLT: 'Plant' } as const;
const WINDOW = 10_000;
const KNOWN = ['q', 'filters', 'rangeFilters', 'sort', 'fields', 'pagination', 'facets'];

/** One record of `patentFileWrapperDataBag`, with the members that are recorded of real answers. Absent ones are left out there too. */
function recordOf(document: StandInDocument): JsonRecord {
  const { patentNumber, grantDate, publicationNumber, publicationDate } = document;
  return {
    applicationNumberText: document.applicationNumber,
    lastIngestionDateTime: '2026-01-05T08:00:00',
    applicationMetaData: {
      inventionTitle: document.title,
      filingDate: document.filingDate,
      effectiveFilingDate: document.filingDate,
      ...(grantDate === null ? {} : { grantDate }),
      ...(patentNumber === null ? {} : { patentNumber }),
      ...(publicationNumber === null ? {} : { earliestPublicationNumber: publicationNumber }),
      ...(publicationDate === null ? {} : { earliestPublicationDate: publicationDate }),
      applicationStatusCode: document.statusCode,
      applicationStatusDescriptionText: document.statusText,
      applicationStatusDate: grantDate ?? document.filingDate,
      applicationTypeCode: document.type,
      applicationTypeLabelName: LABELS[document.type],
      applicationTypeCategory: 'REGULAR',
      firstInventorName: document.inventors[0],
      inventorBag: document.inventors.map((inventorNameText) => ({ inventorNameText })),
      firstApplicantName: document.assignee,
      applicantBag: [{ applicantNameText: document.assignee }],
      cpcClassificationBag: document.cpc,
      nationalStageIndicator: false,
    },
  };
}

const noMatch: StandInReply = {
  status: 404,
  json: {
    code: 404,
    error: 'Not Found',
    errorDetails: 'No matching records found, refine your search criteria and try again',
    requestIdentifier: '00000000-0000-4000-8000-000000000000',
  },
};

const refused = (errorDetails: string): StandInReply => ({
  status: 400,
  json: { code: '400', error: 'Bad Request', errorDetails, requestIdentifier: '00000000-0000-4000-8000-000000000000' },
});

interface OdpBody {
  q?: string;
  filters?: { name: string; value: string[] }[];
  sort?: { field: string; order: string }[];
  pagination?: { offset?: number; limit?: number };
}

/** The search of the Open Data Portal. A member it does not know is passed over, as there: the whole stock then comes back. */
export function answerOdp(documents: readonly StandInDocument[], body: JsonRecord): StandInReply {
  const known = Object.fromEntries(Object.entries(body).filter(([name]) => KNOWN.includes(name))) as OdpBody;
  const { offset = 0, limit = 25 } = known.pagination ?? {};
  if (offset + limit > WINDOW) return refused('The sum of offset and limit must not exceed 10000.');
  const test = known.q ? OdpFilter.read(known.q) : () => true;
  const records = documents
    .map(recordOf)
    .filter((record) => test(record))
    .filter((record) =>
      (known.filters ?? []).every(({ name, value }) => valuesAt(record, name).some((each) => value.includes(each))),
    );
  const [{ field, order } = { field: 'applicationMetaData.filingDate', order: 'desc' }] = known.sort ?? [];
  records.sort((a, b) => (valuesAt(a, field)[0] ?? '').localeCompare(valuesAt(b, field)[0] ?? ''));
  if (order === 'desc') records.reverse();
  if (records.length === 0) return noMatch;
  return {
    status: 200,
    json: { count: records.length, patentFileWrapperDataBag: records.slice(offset, offset + limit) },
  };
}
