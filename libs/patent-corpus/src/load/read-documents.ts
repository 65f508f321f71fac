import type { PatentType } from '@premise/contracts';
import type { CitationCategory, CorpusClaim, CorpusDocument } from '../corpus-document.ts';

interface Row {
  id: string;
  kind: string | null;
  stage: CorpusDocument['stage'];
  type: PatentType | null;
  title: string;
  application_number: string | null;
  filing_date: string | null;
  priority_date: string | null;
  publication_date: string | null;
  claim_count: number | null;
  sample: boolean;
  abstract: string | null;
  first_claim: string | null;
  claims: CorpusClaim[] | null;
  description: string | null;
  literature: string[] | null;
  people: { role: string; first: string; name: string; city: string; country: string }[] | null;
  classes: { symbol: string; inventive: boolean }[] | null;
  citations: { id: string; name: string; date: string | null; category: CitationCategory }[] | null;
  cited_by: number;
  related: string[] | null;
}

/** A document with what other documents tell of it. */
export interface StoredDocument extends CorpusDocument {
  /** Known also where the texts of the claims are not. */
  claimCount: number | null;
  /** Later documents that name it. */
  citedBy: number;
  /** The other documents of the same application: its publication, or its patent. */
  relatedIds: string[];
}

const FULL = `t.claims, NULL AS first_claim, t.description, t.literature,
    (SELECT json_agg(json_build_object('id', x.cited_id, 'name', x.name, 'date', x.cited_date::text, 'category', x.category) ORDER BY x.cited_date DESC NULLS LAST, x.cited_id)
       FROM corpus_citations x WHERE x.citing_id = d.id) AS citations`;
const SHORT = `NULL AS claims, t.claims -> 0 ->> 'text' AS first_claim, NULL AS description, NULL AS literature, NULL AS citations`;

const NAMED = `NULL AS claims, t.claims -> 0 ->> 'text' AS first_claim, NULL AS description, NULL AS literature,
    (SELECT json_agg(json_build_object('id', x.cited_id, 'name', x.name, 'date', x.cited_date::text, 'category', x.category))
       FROM corpus_citations x WHERE x.citing_id = d.id) AS citations`;

const selectDocuments = (texts: string): string => `
  SELECT d.id, d.kind, d.stage, d.type, d.title, d.application_number, d.filing_date::text, d.priority_date::text,
    d.publication_date::text, d.claim_count, d.sample, t.abstract, ${texts},
    (SELECT json_agg(json_build_object('role', p.role, 'first', p.first, 'name', p.name, 'city', coalesce(nullif(p.city, ''), l.city, ''), 'country', coalesce(nullif(p.country, ''), l.country, '')) ORDER BY p.role, p.sequence)
       FROM corpus_people p LEFT JOIN corpus_places l ON l.id = p.place WHERE p.document_id = d.id) AS people,
    (SELECT json_agg(json_build_object('symbol', c.symbol, 'inventive', c.inventive) ORDER BY c.sequence)
       FROM corpus_classes c WHERE c.document_id = d.id) AS classes,
    (SELECT count(*)::int FROM corpus_citations x WHERE x.cited_id = d.id) AS cited_by,
    (SELECT array_agg(o.id ORDER BY o.id) FROM corpus_documents o
       WHERE o.application_number = d.application_number AND o.id <> d.id AND o.title IS NOT NULL AND NOT o.withdrawn) AS related
  FROM corpus_documents d LEFT JOIN corpus_texts t ON t.document_id = d.id`;

function documentOf(row: Row): StoredDocument {
  const people = row.people ?? [];
  return {
    id: row.id,
    kind: row.kind ?? '',
    stage: row.stage,
    type: row.type ?? 'other',
    title: row.title,
    abstract: row.abstract ?? '',
    claims: row.claims ?? (row.first_claim === null ? [] : [{ number: 1, text: row.first_claim, dependsOn: [] }]),
    description: row.description ?? '',
    applicationNumber: row.application_number ?? '',
    filingDate: row.filing_date,
    priorityDate: row.priority_date,
    publicationDate: row.publication_date,
    inventors: people
      .filter(({ role }) => role === 'inventor')
      .map(({ first, name, city, country }) => ({ first, last: name, city, country })),
    assignees: people.filter(({ role }) => role === 'assignee').map(({ name, country }) => ({ name, country })),
    classes: row.classes ?? [],
    citations: row.citations ?? [],
    literature: row.literature ?? [],
    sample: row.sample,
    claimCount: row.claim_count,
    citedBy: row.cited_by,
    relatedIds: row.related ?? [],
  };
}

/** Runs one statement and answers its rows: a client, a pool or a data source, as the caller has it. */
export type RunQuery = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

/** Documents by number, with all their texts and citations; unknown ones are left out. */
export async function readDocuments(run: RunQuery, ids: readonly string[]): Promise<StoredDocument[]> {
  const rows = await run<Row>(
    `${selectDocuments(FULL)} WHERE d.id = ANY($1) AND d.title IS NOT NULL AND NOT d.withdrawn`,
    [ids],
  );
  return rows.map(documentOf);
}

/** The same with the first claim alone and without description: what comparing them needs. */
export async function readNeighbours(run: RunQuery, ids: readonly string[]): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const rows = await run<Row>(
    `${selectDocuments(NAMED)} WHERE d.id = ANY($1) AND d.title IS NOT NULL AND NOT d.withdrawn`,
    [ids],
  );
  return rows.map(documentOf);
}

export type DocumentTexts = Pick<CorpusDocument, 'title' | 'abstract' | 'claims' | 'description'>;

/** The texts of documents and nothing else; unknown ones are left out. */
export async function readTexts(run: RunQuery, ids: readonly string[]): Promise<Map<string, DocumentTexts>> {
  if (ids.length === 0) return new Map();
  const rows = await run<DocumentTexts & { id: string }>(
    `SELECT d.id, d.title, coalesce(t.abstract, '') AS abstract, coalesce(t.claims, '[]') AS claims, coalesce(t.description, '') AS description
     FROM corpus_documents d LEFT JOIN corpus_texts t ON t.document_id = d.id
     WHERE d.id = ANY($1) AND d.title IS NOT NULL AND NOT d.withdrawn`,
    [ids],
  );
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}

const PAGE = 2000;

/**
 * All documents in pages, by number, as an index is made from them: the first claim only, no citations. A page is read while the
 * caller is busy with the one before it.
 */
export async function* documentPages(run: RunQuery): AsyncGenerator<StoredDocument[]> {
  const pageAfter = (id: string): Promise<Row[]> => {
    const rows = run<Row>(
      `${selectDocuments(SHORT)} WHERE d.id > $1 AND d.title IS NOT NULL AND NOT d.withdrawn ORDER BY d.id LIMIT ${PAGE}`,
      [id],
    );
    // Nobody may wait for it any more when it fails; who does is told.
    rows.catch(() => undefined);
    return rows;
  };
  let page = pageAfter('');
  for (;;) {
    const rows = await page;
    const last = rows.at(-1);
    if (last === undefined) return;
    page = pageAfter(last.id);
    yield rows.map(documentOf);
  }
}

const TOUCHED = `
  SELECT id FROM corpus_documents WHERE changed > $1
  UNION SELECT x.cited_id FROM corpus_citations x JOIN corpus_documents d ON d.id = x.citing_id WHERE d.changed > $1
  UNION SELECT o.id FROM corpus_documents o JOIN corpus_documents d ON d.application_number = o.application_number WHERE d.changed > $1
  ORDER BY 1`;

/** Documents that changed after that change, and those whose citations or outcome changed with them, in pages. */
export async function* readTouched(run: RunQuery, since: number): AsyncGenerator<StoredDocument[]> {
  const touched = await run<{ id: string }>(TOUCHED, [since]);
  for (let start = 0; start < touched.length; start += PAGE) {
    const ids = touched.slice(start, start + PAGE).map(({ id }) => id);
    const rows = await run<Row>(
      `${selectDocuments(SHORT)} WHERE d.id = ANY($1) AND d.title IS NOT NULL AND NOT d.withdrawn`,
      [ids],
    );
    if (rows.length > 0) yield rows.map(documentOf);
  }
}
