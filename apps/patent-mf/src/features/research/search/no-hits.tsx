import type { SearchRequest, SearchResult } from '@premise/contracts';
import { Button, EmptyState } from '@premise/ui';
import { useCorpusHoldings } from '../shared/use-corpus-holdings.ts';
import { numberAmongWords } from './number-among-words.ts';
import type { ChangeSearch } from './use-patent-search.ts';

interface NoHitsProps {
  request: SearchRequest;
  result: SearchResult;
  onChange: ChangeSearch;
}

/** S2's text, what was looked through, and what can be done. */
export function NoHits({ request, result, onChange }: NoHitsProps) {
  const number = numberAmongWords(request);
  const narrowed = request.filters !== undefined || request.narrow !== undefined;
  const holdings = useCorpusHoldings();
  return (
    <EmptyState
      icon="search"
      title="No patents found matching your search criteria."
      action={
        (number !== null || narrowed || request.mode === 'number') && (
          <>
            {number !== null && (
              <Button size="sm" onClick={() => onChange(({ query }) => ({ query, mode: 'number' }))}>
                Look for patent number {number}
              </Button>
            )}
            {request.mode === 'number' && (
              <Button variant="default" size="sm" onClick={() => onChange(({ query }) => ({ query }))}>
                Search the texts for it
              </Button>
            )}
            {narrowed && (
              <Button
                variant="default"
                size="sm"
                onClick={() => onChange(({ filters: _filters, narrow: _narrow, ...now }) => now)}
              >
                Clear filters
              </Button>
            )}
          </>
        )
      }
    >
      {number === null ? (
        <p>Try fewer words, other words for the same thing, or remove a filter.</p>
      ) : (
        <p>This looks like a patent number. A keyword search looks at the text of patents, not at their numbers.</p>
      )}
      {result.source.name === 'corpus' && holdings !== null && (
        <p>The local corpus holds {holdings}. Other collections may hold patents that match.</p>
      )}
    </EmptyState>
  );
}
