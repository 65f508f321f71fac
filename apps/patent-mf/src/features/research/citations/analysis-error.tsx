import { Banner, Button } from '@premise/ui';
import { ApiError } from '@premise/web-platform';
import { NotHeld } from '../shared/not-held.tsx';
import { reasonOf } from '../shared/reason-of.ts';

const NOT_FOUND = 'Patent not found. Please check the patent number and try again.';

const textOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'PATENT_NOT_FOUND'
    ? NOT_FOUND
    : `Citation analysis failed: ${reasonOf(error)}. Please check the patent number and try again.`;

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
      <p>{textOf(error)}</p>
      <NotHeld error={error} />
    </Banner>
  );
}
