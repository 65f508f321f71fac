import { lazy } from 'react';

/** Comparing is rare; its differ comes when it is needed. */
export const ConflictDialog = lazy(() =>
  import('./conflict-dialog.tsx').then((feature) => ({ default: feature.ConflictDialog })),
);
