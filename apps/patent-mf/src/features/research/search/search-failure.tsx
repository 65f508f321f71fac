import type { SearchRequest } from '@premise/contracts';
import { Button, ErrorState } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { searchFailure } from '../shared/reason-of.ts';
import type { ChangeSearch } from './use-patent-search.ts';

interface SearchFailureProps {
  error: Error;
  request: SearchRequest;
  retrying: boolean;
  onRetry: () => void;
  onChange: ChangeSearch;
}

/** S2's text with the reason, and what can be done. */
export function SearchFailure({ error, request, retrying, onRetry, onChange }: SearchFailureProps) {
  const outOfReach = error instanceof ApiError && error.code === 'PAGE_OUT_OF_REACH' && (request.page ?? 1) > 1;
  return (
    <ErrorState
      title="Search failed"
      action={
        <>
          <Button loading={retrying} onClick={onRetry}>
            Try Again
          </Button>
          {outOfReach && (
            <Button variant="default" onClick={() => onChange(({ page: _page, ...rest }) => rest)}>
              First page
            </Button>
          )}
        </>
      }
    >
      <p>{searchFailure(error)}</p>
    </ErrorState>
  );
}
