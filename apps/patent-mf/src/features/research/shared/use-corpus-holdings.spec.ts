import { holdingsWords } from './use-corpus-holdings.ts';

const corpus = { documents: 12, sample: false, from: '1998-03-03', to: '2020-11-24', loadedAt: null, loading: false };

it.each([
  ['12 documents, published 1998 to 2020', {}],
  ['12 documents, published in 1998', { to: '1998-12-29' }],
  ['12 documents', { from: null, to: null }],
  ['1 document, published in 1998', { documents: 1, to: '1998-03-03' }],
  ['1,960 fictitious sample patents, published 1998 to 2020', { documents: 1960, sample: true }],
])('tells of %s', (words, changes) => expect(holdingsWords({ ...corpus, ...changes })).toBe(words));
