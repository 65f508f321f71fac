import { classSymbol } from '../class-symbol.ts';
import type { CopyValue } from '../load/copy-rows.ts';
import { recordCategory, recordDate, recordId, recordType } from '../xml/record-fields.ts';

export type TableRow = Record<string, string>;

/** What a row comes to: into which table, and the values of its columns. Null: the row tells nothing that is kept. */
export interface TableDefinition {
  /** Columns that must be in the header. Others are ignored. */
  required: readonly string[];
  /** The column whose rows belong together and stand one after the other. */
  key: string;
  /** Table of the corpus, its columns in the order of the values, and those that name a row. */
  into: string;
  columns: readonly string[];
  identity: readonly string[];
  /** The rows of one key. */
  rowsOf(rows: readonly TableRow[]): CopyValue[][];
}

const get = (row: TableRow, column: string): string => row[column] ?? '';
const grantId = (row: TableRow): string => recordId('US', get(row, 'patent_id'));
const publicationId = (row: TableRow): string => recordId('US', get(row, 'pgpub_id'));
const each =
  (make: (row: TableRow) => CopyValue[] | null) =>
  (rows: readonly TableRow[]): CopyValue[][] =>
    rows.map(make).filter((row) => row !== null);
const number = (text: string): number => (Number.isFinite(Number(text)) ? Math.trunc(Number(text)) : 0);
const orNull = (text: string): string | null => (text === '' ? null : text);

const documents = (
  required: readonly string[],
  key: string,
  columns: string[],
  make: (row: TableRow) => CopyValue[] | null,
): TableDefinition => ({
  required,
  key,
  into: 'corpus_documents',
  columns,
  identity: ['id'],
  rowsOf: each(make),
});
const texts = (
  required: readonly string[],
  key: string,
  column: string,
  make: (rows: readonly TableRow[]) => CopyValue[] | null,
): TableDefinition => ({
  required,
  key,
  into: 'corpus_texts',
  columns: ['document_id', column],
  identity: ['document_id'],
  rowsOf: (rows) => {
    const made = make(rows);
    return made === null ? [] : [made];
  },
});
const citations = (numberColumn: string, country: (row: TableRow) => string): TableDefinition => ({
  required: ['patent_id', numberColumn, 'citation_date', 'citation_category'],
  key: 'patent_id',
  into: 'corpus_citations',
  columns: ['citing_id', 'cited_id', 'name', 'cited_date', 'category'],
  identity: ['citing_id', 'cited_id'],
  rowsOf: each((row) =>
    get(row, numberColumn) === ''
      ? null
      : [
          grantId(row),
          recordId(country(row), get(row, numberColumn)),
          get(row, 'record_name'),
          recordDate(get(row, 'citation_date')),
          recordCategory(get(row, 'citation_category')),
        ],
  ),
});

/** The bulk tables of PatentsView that the corpus is made from, by name. */
export const TABLES: Readonly<Record<string, TableDefinition>> = {
  g_patent: documents(
    ['patent_id', 'patent_type', 'patent_date', 'patent_title', 'wipo_kind'],
    'patent_id',
    ['id', 'stage', 'kind', 'type', 'title', 'publication_date', 'claim_count', 'withdrawn'],
    (row) => [
      grantId(row),
      'grant',
      get(row, 'wipo_kind'),
      recordType(get(row, 'patent_type'), grantId(row)),
      orNull(get(row, 'patent_title')),
      recordDate(get(row, 'patent_date')),
      row['num_claims'] === undefined || row['num_claims'] === '' ? null : number(row['num_claims']),
      get(row, 'withdrawn') === '1',
    ],
  ),
  g_application: documents(
    ['application_id', 'patent_id', 'filing_date'],
    'patent_id',
    ['id', 'stage', 'application_number', 'filing_date'],
    (row) => [
      grantId(row),
      'grant',
      orNull(get(row, 'application_id').replaceAll(/\D/g, '')),
      recordDate(get(row, 'filing_date')),
    ],
  ),
  pg_published_application: documents(
    ['pgpub_id', 'application_id', 'filing_date', 'patent_type', 'published_date', 'wipo_kind', 'application_title'],
    'pgpub_id',
    ['id', 'stage', 'kind', 'type', 'title', 'application_number', 'filing_date', 'publication_date'],
    (row) => [
      publicationId(row),
      'application',
      get(row, 'wipo_kind'),
      recordType(get(row, 'patent_type'), publicationId(row)),
      orNull(get(row, 'application_title')),
      orNull(get(row, 'application_id').replaceAll(/\D/g, '')),
      recordDate(get(row, 'filing_date')),
      recordDate(get(row, 'published_date')),
    ],
  ),
  g_patent_abstract: texts(['patent_id', 'patent_abstract'], 'patent_id', 'abstract', ([row]) =>
    row === undefined ? null : [grantId(row), get(row, 'patent_abstract')],
  ),
  pg_published_application_abstract: texts(['pgpub_id', 'application_abstract'], 'pgpub_id', 'abstract', ([row]) =>
    row === undefined ? null : [publicationId(row), get(row, 'application_abstract')],
  ),
  g_claims: texts(['patent_id', 'claim_sequence', 'claim_text', 'dependent'], 'patent_id', 'claims', (rows) => {
    const [first] = rows;
    if (first === undefined) return null;
    const claims = [...rows]
      .sort((a, b) => number(get(a, 'claim_sequence')) - number(get(b, 'claim_sequence')))
      .map((row) => ({
        number: number(get(row, 'claim_sequence')) + 1,
        text: get(row, 'claim_text').replace(/^\s*\d+\s*[.)]\s*/, ''),
        dependsOn: [...new Set((get(row, 'dependent').match(/\d+/g) ?? []).map(Number))],
      }));
    return [grantId(first), JSON.stringify(claims)];
  }),
  g_other_reference: texts(['patent_id', 'other_reference_text'], 'patent_id', 'literature', (rows) => {
    const [first] = rows;
    return first === undefined
      ? null
      : [grantId(first), JSON.stringify(rows.map((row) => get(row, 'other_reference_text')))];
  }),
  g_inventor_disambiguated: {
    required: ['patent_id', 'inventor_sequence', 'disambig_inventor_name_first', 'disambig_inventor_name_last'],
    key: 'patent_id',
    into: 'corpus_people',
    columns: ['document_id', 'role', 'sequence', 'first', 'name', 'city', 'country'],
    identity: ['document_id', 'role', 'sequence'],
    rowsOf: each((row) => [
      grantId(row),
      'inventor',
      number(get(row, 'inventor_sequence')),
      get(row, 'disambig_inventor_name_first'),
      get(row, 'disambig_inventor_name_last'),
      '',
      '',
    ]),
  },
  g_assignee_disambiguated: {
    required: ['patent_id', 'assignee_sequence', 'disambig_assignee_organization'],
    key: 'patent_id',
    into: 'corpus_people',
    columns: ['document_id', 'role', 'sequence', 'first', 'name', 'city', 'country'],
    identity: ['document_id', 'role', 'sequence'],
    rowsOf: each((row) => {
      const person = `${get(row, 'disambig_assignee_individual_name_first')} ${get(row, 'disambig_assignee_individual_name_last')}`;
      const name = get(row, 'disambig_assignee_organization') || person.trim();
      return name === '' ? null : [grantId(row), 'assignee', number(get(row, 'assignee_sequence')), '', name, '', ''];
    }),
  },
  g_cpc_current: {
    required: ['patent_id', 'cpc_sequence', 'cpc_group', 'cpc_type'],
    key: 'patent_id',
    into: 'corpus_classes',
    columns: ['document_id', 'sequence', 'symbol', 'inventive'],
    identity: ['document_id', 'sequence'],
    rowsOf: each((row) => {
      const symbol = classSymbol(get(row, 'cpc_group'));
      const inventive = get(row, 'cpc_type').startsWith('invent');
      return symbol === null ? null : [grantId(row), number(get(row, 'cpc_sequence')), symbol, inventive];
    }),
  },
  g_cpc_title: {
    required: ['cpc_subclass', 'cpc_subclass_title', 'cpc_group', 'cpc_group_title'],
    key: 'cpc_group',
    into: 'corpus_class_titles',
    columns: ['symbol', 'title'],
    identity: ['symbol'],
    rowsOf: (rows) =>
      rows.flatMap((row): CopyValue[][] => {
        const group = classSymbol(get(row, 'cpc_group'));
        return [
          [get(row, 'cpc_subclass'), get(row, 'cpc_subclass_title')],
          ...(group === null ? [] : [[group, get(row, 'cpc_group_title')]]),
        ];
      }),
  },
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
