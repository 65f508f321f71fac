import { PremiseProvider } from '@premise/ui';
import { QueryProvider, SessionProvider } from '@premise/web-platform';
import { StrictMode, type ReactNode } from 'react';
import { AppBoundary } from './features/errors/index.ts';

/** Everything around the routes, the same in the browser and at build time. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <PremiseProvider>
        <AppBoundary>
          <QueryProvider>
            <SessionProvider>{children}</SessionProvider>
          </QueryProvider>
        </AppBoundary>
      </PremiseProvider>
    </StrictMode>
  );
}
