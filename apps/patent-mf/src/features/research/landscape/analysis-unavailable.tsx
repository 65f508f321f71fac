import { Banner, Button } from '@premise/ui';
import type { LandscapeFailure } from './use-landscape.ts';
import classes from './landscape-page.module.css';

const TEXT =
  'Real-time patent analysis is not yet available. Please use the Patent Search tool to find specific patents.';

interface AnalysisUnavailableProps {
  failure: LandscapeFailure;
  onClear: () => void;
  onRetry: () => void;
}

/** S2's panel where no source can aggregate; what else has failed is said in the same place and can be tried again. */
export function AnalysisUnavailable({ failure, onClear, onRetry }: AnalysisUnavailableProps) {
  return (
    <Banner
      tone={failure.unavailable ? 'warning' : 'error'}
      title={failure.unavailable ? 'Analysis Unavailable' : 'The analysis was not made'}
      action={
        <div className={classes.buttons}>
          {!failure.unavailable && (
            <Button size="compact-sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={onClear}>
            Clear Message
          </Button>
        </div>
      }
    >
      {failure.unavailable ? TEXT : failure.message}
    </Banner>
  );
}
