import { copyRows, type CopyValue } from '@premise/patent-corpus';
import type { ClientBase } from 'pg';
import type { GeneratedPatent } from './generated-patents.ts';

const columns = (names: string): string[] => names.split(' ');

/** The rows of patents with nothing but COPY: what a load cannot do without. */
export async function copyPatents(client: ClientBase, page: readonly GeneratedPatent[]): Promise<void> {
  const rows = (of: (patent: GeneratedPatent, id: string) => CopyValue[][]): CopyValue[][] =>
    page.flatMap((patent) => of(patent, `US${patent.number}`));
  await client.query('BEGIN');
  await copyRows(
    client,
    'corpus_documents',
    columns(
      'id kind stage type title application_number filing_date publication_date claim_count withdrawn sample changed',
    ),
    rows((p, id) => [
      [id, 'B2', 'grant', p.type, p.title, `1${p.number}`, p.filed, p.granted, p.claims.length, false, false, 1],
    ]),
  );
  await copyRows(
    client,
    'corpus_texts',
    columns('document_id abstract claims'),
    rows((p, id) => [
      [
        id,
        p.abstract,
        JSON.stringify(p.claims.map((text, place) => ({ number: place + 1, text, dependsOn: place === 0 ? [] : [1] }))),
      ],
    ]),
  );
  await copyRows(
    client,
    'corpus_people',
    columns('document_id role sequence first name city country'),
    rows((p, id) => [
      ...p.inventors.map(({ first, last }, place) => [id, 'inventor', place, first, last, '', '']),
      ...(p.assignee === null ? [] : [[id, 'assignee', 0, '', p.assignee, '', '']]),
    ]),
  );
  await copyRows(
    client,
    'corpus_classes',
    columns('document_id sequence symbol inventive'),
    rows((p, id) => p.symbols.map((symbol, place) => [id, place, symbol, true])),
  );
  await copyRows(
    client,
    'corpus_citations',
    columns('citing_id cited_id name cited_date category'),
    rows((p, id) => p.cites.map((cited) => [id, `US${cited}`, '', '2001-01-01', 'examiner'])),
  );
  await client.query('COMMIT');
}
