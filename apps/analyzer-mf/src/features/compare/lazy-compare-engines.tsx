import { lazy, Suspense, type ComponentProps } from 'react';

// a result comes first; what can be done with it afterwards is fetched then
const Lazy = lazy(() => import('./compare-engines.tsx'));

export function CompareEngines(props: ComponentProps<typeof Lazy>) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
