// Renders this remote's public pages to HTML when it is built. Never part of what browsers load.
import { PremiseProvider } from '@premise/ui';
import { QueryProvider, sessionStore, SessionProvider } from '@premise/web-platform';
import { createElement, StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import AnalyzerRoutes from './routes.tsx';

// nothing is stored here: everybody is a visitor
sessionStore.adoptStored();

export const paths: readonly string[] = ['/analyzer'];

/** Generated ids are told from those of the shell, which stand on the same page. */
export const idPrefix = 'analyzer-';

/** What is around the fragment is what the shell's page has around it, and stays there. */
export function PrerenderedPage({ path }: { path: string }) {
  return (
    <StrictMode>
      <PremiseProvider>
        <QueryProvider>
          <SessionProvider>
            <StaticRouter location={path}>{createElement('premise-fragment', null, <AnalyzerRoutes />)}</StaticRouter>
          </SessionProvider>
        </QueryProvider>
      </PremiseProvider>
    </StrictMode>
  );
}
