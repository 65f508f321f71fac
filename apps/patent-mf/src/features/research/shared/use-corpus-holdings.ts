import type { CorpusStatus } from '@premise/contracts';
import { useSources } from './use-sources.ts';

function publishedWords({ from, to }: CorpusStatus): string {
  if (from === null || to === null) return '';
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? `, published in ${first}` : `, published ${first} to ${last}`;
}

/** "12 documents, published 1998 to 2020". */
export function holdingsWords(corpus: CorpusStatus): string {
  const one = corpus.documents === 1;
  const what = corpus.sample ? `fictitious sample patent${one ? '' : 's'}` : `document${one ? '' : 's'}`;
  return `${corpus.documents.toLocaleString('en-US')} ${what}${publishedWords(corpus)}`;
}

/** What the local corpus holds, in words; null where it is not known, cannot be asked, or holds nothing. */
export function useCorpusHoldings(): string | null {
  const { data } = useSources();
  const source = data?.sources.find(({ name }) => name === 'corpus');
  if (!source?.corpus || source.state === 'error' || source.corpus.documents === 0) return null;
  return holdingsWords(source.corpus);
}
