import { Banner, Button } from '@premise/ui';
import { ApiError, isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';
import { NotHeld } from '../shared/not-held.tsx';
import { reasonOf } from '../shared/reason-of.ts';

const NOT_FOUND = 'Patent not found. Please check the patent number and try again.';

function failureSentence(error: Error): string {
  if (isOfflineFailure(error)) return OFFLINE_MESSAGE;
  return error instanceof ApiError && error.code === 'PATENT_NOT_FOUND'
    ? NOT_FOUND
    : `Citation analysis failed: ${reasonOf(error)}. Please check the patent number and try again.`;
}

/** S2's red panel. Try Again clears the result. */
export function AnalysisError({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  return (
    <Banner
      tone="error"
      title="Analysis Error"
      action={
        <Button variant="default" size="compact-sm" onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      <p>{failureSentence(error)}</p>
      <NotHeld error={error} />
    </Banner>
  );
}
