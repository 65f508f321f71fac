import { Button, ErrorState } from '@premise/ui';

/** In place of a step that threw; the rest of the wizard stands. */
export function StepFailure() {
  return (
    <ErrorState
      title="Error Loading Step"
      action={<Button onClick={() => window.location.reload()}>Refresh Page</Button>}
    >
      <p>There was an error loading this step. Please refresh the page.</p>
    </ErrorState>
  );
}
