import type { ClientBase } from 'pg';
import type { CorpusDocument } from '../corpus-document.ts';
import { copyRows, type CopyValue } from './copy-rows.ts';

const COLUMNS = {
  documents: [
    'id',
    'kind',
    'stage',
    'type',
    'title',
    'application_number',
    'filing_date',
    'priority_date',
    'publication_date',
    'claim_count',
    'sample',
    'changed',
  ],
  texts: ['document_id', 'abstract', 'claims', 'description', 'literature'],
  people: ['document_id', 'role', 'sequence', 'first', 'name', 'city', 'country'],
  classes: ['document_id', 'sequence', 'symbol', 'inventive'],
  citations: ['citing_id', 'cited_id', 'name', 'cited_date', 'category'],
} as const;

function* peopleOf(documents: readonly CorpusDocument[]): Iterable<CopyValue[]> {
  for (const { id, inventors, assignees } of documents) {
    for (const [sequence, { first, last, city, country }] of inventors.entries()) {
      yield [id, 'inventor', sequence, first, last, city, country];
    }
    for (const [sequence, { name, country }] of assignees.entries()) {
      yield [id, 'assignee', sequence, '', name, '', country];
    }
  }
}

function* citationsOf(documents: readonly CorpusDocument[]): Iterable<CopyValue[]> {
  for (const document of documents) {
    const seen = new Set<string>();
    for (const { id, name, date, category } of document.citations) {
      if (seen.has(id)) continue;
      seen.add(id);
      yield [document.id, id, name, date, category];
    }
  }
}

/** The number of the next change: what an index does not cover yet has a greater one. */
export async function nextChange(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ change: string }>(`SELECT nextval('corpus_changes') AS change`);
  return Number(rows[0]?.change);
}

/**
 * Writes whole documents, each in place of what was known of it. Belongs into a transaction of the caller's; of two documents with one
 * number the later one stays. The caller's role needs no more than its rights on the rows.
 */
export async function writeDocuments(client: ClientBase, given: readonly CorpusDocument[]): Promise<void> {
  const documents = [...new Map(given.map((document) => [document.id, document])).values()];
  if (documents.length === 0) return;
  const ids = documents.map(({ id }) => id);
  await client.query('DELETE FROM corpus_documents WHERE id = ANY($1)', [ids]);
  for (const table of ['corpus_texts', 'corpus_people', 'corpus_classes']) {
    await client.query(`DELETE FROM ${table} WHERE document_id = ANY($1)`, [ids]);
  }
  await client.query('DELETE FROM corpus_citations WHERE citing_id = ANY($1)', [ids]);
  const change = await nextChange(client);
  await copyRows(
    client,
    'corpus_documents',
    COLUMNS.documents,
    documents.map((d) => [
      d.id,
      d.kind,
      d.stage,
      d.type,
      d.title,
      d.applicationNumber === '' ? null : d.applicationNumber,
      d.filingDate,
      d.priorityDate,
      d.publicationDate,
      d.claims.length,
      d.sample,
      change,
    ]),
  );
  await copyRows(
    client,
    'corpus_texts',
    COLUMNS.texts,
    documents.map((d) => [d.id, d.abstract, JSON.stringify(d.claims), d.description, JSON.stringify(d.literature)]),
  );
  await copyRows(client, 'corpus_people', COLUMNS.people, peopleOf(documents));
  const classes = documents.flatMap((d) =>
    d.classes.map(({ symbol, inventive }, place) => [d.id, place, symbol, inventive]),
  );
  await copyRows(client, 'corpus_classes', COLUMNS.classes, classes);
  await copyRows(client, 'corpus_citations', COLUMNS.citations, citationsOf(documents));
}
