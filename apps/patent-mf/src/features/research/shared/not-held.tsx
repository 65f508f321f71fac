import { ApiError } from '@premise/web-platform';
import { useCorpusHoldings } from './use-corpus-holdings.ts';

/** Beside "Patent not found": that a number is not in the local corpus says little about the number. */
export function NotHeld({ error }: { error: Error }) {
  const holdings = useCorpusHoldings();
  if (holdings === null || !(error instanceof ApiError) || error.code !== 'PATENT_NOT_FOUND') return null;
  return <p>The local corpus does not hold it: it holds {holdings}. The patent may well exist elsewhere.</p>;
}
