import type { IndexedDocument } from './corpus-query.ts';
import { dayText } from './index-row.ts';
import { readFacts } from './row-facts.ts';

/** Columns of one document as lists show it. */
export const SHOWN = ['facts', 'text'];

export interface ShownRow {
  facts: string;
  text: string;
}

export function shownDocument(row: ShownRow): IndexedDocument {
  const [title = '', abstract = '', claim = ''] = row.text.split('\n');
  const { published, filed, expires, cited, granted, outcome, ...facts } = readFacts(row.facts);
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
