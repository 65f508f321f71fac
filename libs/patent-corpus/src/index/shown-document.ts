import type { RecordBatch } from 'apache-arrow';
import type { IndexedDocument } from './corpus-query.ts';
import { dayText } from './index-row.ts';
import { readFacts } from './row-facts.ts';
import { decoded, TextColumn } from './text-column.ts';

/** Columns of one document as lists show it. */
export const SHOWN = ['facts', 'text'];

/** The document in a row of a batch that has these columns. */
export function shownDocuments(batch: RecordBatch): (row: number) => IndexedDocument {
  const [facts, texts] = [new TextColumn(batch, 'facts'), new TextColumn(batch, 'text')];
  return (row) => shownDocument(decoded(facts.at(row)), decoded(texts.at(row)));
}

function shownDocument(factsText: string, text: string): IndexedDocument {
  const [title = '', abstract = '', claim = ''] = text.split('\n');
  const { published, filed, expires, cited, granted, outcome, ...facts } = readFacts(factsText);
  return {
    ...facts,
    title,
    abstract,
    claim,
    stage: granted ? 'grant' : 'application',
    granted: granted || outcome,
    publicationDate: dayText(published),
    filingDate: dayText(filed),
    expires: dayText(expires),
    citedBy: cited,
  };
}
