import { ABSTRACT_LIMIT, TITLE_LIMIT } from '../corpus-document.ts';
import { recordDate, recordType } from '../xml/record-fields.ts';
import {
  applicationNumber,
  assignees,
  citations,
  CLASS_TITLE_ROWS,
  classes,
  claims,
  documents,
  get,
  grantId,
  GRANTS,
  inventors,
  number,
  orNull,
  PLACES,
  publicationId,
  PUBLICATIONS,
  texts,
  type TableDefinition,
} from './table-kinds.ts';

/** The bulk tables of PatentsView that the corpus is made from, by name. */
export const TABLES: Readonly<Record<string, TableDefinition>> = {
  g_patent: documents(
    ['patent_id', 'patent_type', 'patent_date', 'patent_title', 'wipo_kind'],
    'patent_id',
    ['id', 'stage', 'kind', 'type', 'title', 'publication_date', 'claim_count', 'withdrawn'],
    (row) => [
      [
        grantId(row),
        'grant',
        get(row, 'wipo_kind'),
        recordType(get(row, 'patent_type'), grantId(row)),
        orNull(get(row, 'patent_title').slice(0, TITLE_LIMIT)),
        recordDate(get(row, 'patent_date')),
        row['num_claims'] === undefined || row['num_claims'] === '' ? null : number(row['num_claims']),
        get(row, 'withdrawn') === '1',
      ],
    ],
  ),
  g_application: documents(
    ['application_id', 'patent_id', 'filing_date'],
    'patent_id',
    ['id', 'stage', 'application_number', 'filing_date'],
    (row) => [[grantId(row), 'grant', applicationNumber(row), recordDate(get(row, 'filing_date'))]],
  ),
  pg_published_application: documents(
    ['pgpub_id', 'application_id', 'filing_date', 'patent_type', 'published_date', 'wipo_kind', 'application_title'],
    'pgpub_id',
    ['id', 'stage', 'kind', 'type', 'title', 'application_number', 'filing_date', 'publication_date'],
    (row) => [
      [
        publicationId(row),
        'application',
        get(row, 'wipo_kind'),
        recordType(get(row, 'patent_type'), publicationId(row)),
        orNull(get(row, 'application_title').slice(0, TITLE_LIMIT)),
        applicationNumber(row),
        recordDate(get(row, 'filing_date')),
        recordDate(get(row, 'published_date')),
      ],
    ],
  ),
  pg_granted_pgpubs_crosswalk: documents(
    ['pgpub_id', 'patent_id', 'application_id'],
    'pgpub_id',
    ['id', 'stage', 'application_number'],
    // The number of their application is what a publication and its patent know each other by.
    (row) => {
      const application = applicationNumber(row);
      if (application === null) return [];
      return [
        ...(get(row, 'pgpub_id') === '' ? [] : [[publicationId(row), 'application', application]]),
        ...(get(row, 'patent_id') === '' ? [] : [[grantId(row), 'grant', application]]),
      ];
    },
  ),
  g_patent_abstract: texts(['patent_id', 'patent_abstract'], 'patent_id', 'abstract', ([row]) =>
    row === undefined ? null : [grantId(row), get(row, 'patent_abstract').slice(0, ABSTRACT_LIMIT)],
  ),
  pg_published_application_abstract: texts(['pgpub_id', 'application_abstract'], 'pgpub_id', 'abstract', ([row]) =>
    row === undefined ? null : [publicationId(row), get(row, 'application_abstract').slice(0, ABSTRACT_LIMIT)],
  ),
  g_claims: claims(GRANTS),
  pg_claims: claims(PUBLICATIONS),
  g_other_reference: texts(['patent_id', 'other_reference_text'], 'patent_id', 'literature', (rows) => {
    const [first] = rows;
    return first === undefined
      ? null
      : [grantId(first), JSON.stringify(rows.map((row) => get(row, 'other_reference_text')))];
  }),
  g_inventor_disambiguated: inventors(GRANTS),
  pg_inventor_disambiguated: inventors(PUBLICATIONS),
  g_assignee_disambiguated: assignees(GRANTS),
  pg_assignee_disambiguated: assignees(PUBLICATIONS),
  g_location_disambiguated: PLACES,
  pg_location_disambiguated: PLACES,
  g_cpc_current: classes(GRANTS),
  pg_cpc_current: classes(PUBLICATIONS),
  g_cpc_title: CLASS_TITLE_ROWS,
  pg_cpc_title: CLASS_TITLE_ROWS,
  g_us_patent_citation: citations('citation_patent_id', () => 'US'),
  g_us_application_citation: citations('citation_document_number', () => 'US'),
  g_foreign_citation: citations('citation_application_id', (row) => get(row, 'citation_country')),
};

/** The table of a file such as "g_patent.tsv", "g_claims_2014.tsv.zip"; null for one that the corpus does not use. */
export function tableOf(fileName: string): string | null {
  const name = fileName.toLowerCase().replace(/(?:\.(?:tsv|txt|zip))+$/, '');
  const plain = name.replace(/_(?:\d{4}|sample)$/, '');
  return TABLES[plain] === undefined ? null : plain;
}
