import { classSymbol } from '../class-symbol.ts';
import { APPLICATION_NUMBER_LIMIT } from '../corpus-document.ts';
import type { CopyValue } from '../load/copy-rows.ts';
import { recordCategory, recordDate, recordId } from '../xml/record-fields.ts';

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
  /** Columns that a row which is there already keeps. */
  kept?: readonly string[];
  /** The rows of one key. */
  rowsOf(rows: readonly TableRow[]): CopyValue[][];
}

export const get = (row: TableRow, column: string): string => row[column] ?? '';
export const grantId = (row: TableRow): string => recordId('US', get(row, 'patent_id'));
export const publicationId = (row: TableRow): string => recordId('US', get(row, 'pgpub_id'));
const each =
  (make: (row: TableRow) => CopyValue[] | null) =>
  (rows: readonly TableRow[]): CopyValue[][] =>
    rows.map(make).filter((row) => row !== null);
const GREATEST = 2 ** 31 - 1;
/** 0 for what is none, or none that the database has room for. */
export const number = (text: string): number => (Math.abs(Number(text)) <= GREATEST ? Math.trunc(Number(text)) : 0);
export const orNull = (text: string): string | null => (text === '' ? null : text);
export function applicationNumber(row: TableRow): string | null {
  const digits = get(row, 'application_id').replaceAll(/\D/g, '');
  return digits.length > APPLICATION_NUMBER_LIMIT ? null : orNull(digits);
}

/** The office keeps patents and published applications in tables of the same form. */
interface Series {
  key: string;
  idOf: (row: TableRow) => string;
}
export const GRANTS: Series = { key: 'patent_id', idOf: grantId };
export const PUBLICATIONS: Series = { key: 'pgpub_id', idOf: publicationId };

export const documents = (
  required: readonly string[],
  key: string,
  columns: string[],
  make: (row: TableRow) => CopyValue[][],
): TableDefinition => ({
  required,
  key,
  into: 'corpus_documents',
  columns,
  identity: ['id'],
  rowsOf: (rows) => rows.flatMap(make),
});
export const texts = (
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
export const claims = ({ key, idOf }: Series): TableDefinition =>
  texts([key, 'claim_sequence', 'claim_text', 'dependent'], key, 'claims', (rows) => {
    const [first] = rows;
    if (first === undefined) return null;
    const told = [...rows]
      .sort((a, b) => number(get(a, 'claim_sequence')) - number(get(b, 'claim_sequence')))
      .map((row) => ({
        number: number(get(row, 'claim_sequence')) + 1,
        text: get(row, 'claim_text').replace(/^\s*\d+\s*[.)]\s*/, ''),
        dependsOn: [...new Set((get(row, 'dependent').match(/\d+/g) ?? []).map(Number))],
      }));
    return [idOf(first), JSON.stringify(told)];
  });
const people = (
  required: readonly string[],
  { key }: Series,
  make: (row: TableRow) => CopyValue[] | null,
): TableDefinition => ({
  required,
  key,
  into: 'corpus_people',
  columns: ['document_id', 'role', 'sequence', 'first', 'name', 'place', 'city', 'country'],
  identity: ['document_id', 'role', 'sequence'],
  // The tables tell them by the place; a weekly file may have told them before.
  kept: ['city', 'country'],
  rowsOf: each(make),
});
export const inventors = (series: Series): TableDefinition =>
  people(
    [series.key, 'inventor_sequence', 'disambig_inventor_name_first', 'disambig_inventor_name_last'],
    series,
    (row) => [
      series.idOf(row),
      'inventor',
      number(get(row, 'inventor_sequence')),
      get(row, 'disambig_inventor_name_first'),
      get(row, 'disambig_inventor_name_last'),
      orNull(get(row, 'location_id')),
      '',
      '',
    ],
  );
export const assignees = (series: Series): TableDefinition =>
  people([series.key, 'assignee_sequence', 'disambig_assignee_organization'], series, (row) => {
    const person = `${get(row, 'disambig_assignee_individual_name_first')} ${get(row, 'disambig_assignee_individual_name_last')}`;
    const name = get(row, 'disambig_assignee_organization') || person.trim();
    const place = orNull(get(row, 'location_id'));
    return name === ''
      ? null
      : [series.idOf(row), 'assignee', number(get(row, 'assignee_sequence')), '', name, place, '', ''];
  });
export const classes = ({ key, idOf }: Series): TableDefinition => ({
  required: [key, 'cpc_sequence', 'cpc_group', 'cpc_type'],
  key,
  into: 'corpus_classes',
  columns: ['document_id', 'sequence', 'symbol', 'inventive'],
  identity: ['document_id', 'sequence'],
  rowsOf: each((row) => {
    const symbol = classSymbol(get(row, 'cpc_group'));
    const inventive = get(row, 'cpc_type').startsWith('invent');
    return symbol === null ? null : [idOf(row), number(get(row, 'cpc_sequence')), symbol, inventive];
  }),
});
export const PLACES: TableDefinition = {
  required: ['location_id', 'disambig_city', 'disambig_country'],
  key: 'location_id',
  into: 'corpus_places',
  columns: ['id', 'city', 'country'],
  identity: ['id'],
  rowsOf: each((row) => [get(row, 'location_id'), get(row, 'disambig_city'), get(row, 'disambig_country')]),
};
export const CLASS_TITLE_ROWS: TableDefinition = {
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
};
export const citations = (numberColumn: string, country: (row: TableRow) => string): TableDefinition => ({
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
