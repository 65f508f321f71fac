import { Banner } from '@premise/ui';
import type { Failure } from './failure.ts';

/** A failed call, announced at once. */
export function FailureBanner({ failure }: { failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <Banner tone="error" title={failure.title}>
      {failure.reason}
    </Banner>
  );
}
