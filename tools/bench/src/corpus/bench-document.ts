import type { StoredDocument } from '@premise/patent-corpus';

/** A document that has no more than a title and an abstract. */
export function benchDocument(
  id: string,
  title: string,
  abstract: string,
  publicationDate = '2018-05-01',
  type: StoredDocument['type'] = 'utility',
): StoredDocument {
  return {
    id,
    kind: 'B2',
    stage: 'grant',
    type,
    title,
    abstract,
    claims: [],
    description: '',
    applicationNumber: '',
    filingDate: '2016-05-01',
    priorityDate: null,
    publicationDate,
    inventors: [],
    assignees: [],
    classes: [],
    citations: [],
    literature: [],
    sample: false,
    claimCount: null,
    citedBy: 0,
    relatedIds: [],
  };
}
