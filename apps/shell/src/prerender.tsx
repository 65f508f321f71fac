// Renders the public pages to HTML when the shell is built. Never part of what browsers load.
import { PAGES } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { ShellRoutes } from './routes.tsx';
import { hydration, HydrationEnd } from './shared/hydration.tsx';

// nothing is stored here: everybody is a visitor
sessionStore.adoptStored();
hydration.begin();

/** What search engines are asked to show. Of a remote's pages the frame alone, with a place for what its own build renders. */
export const paths: readonly string[] = PAGES.filter(({ indexed }) => indexed).map(({ path }) => path);

/** The shell's generated ids have none: the page is taken over under the same. */
export const idPrefix = '';

export function PrerenderedPage({ path }: { path: string }) {
  return (
    <App>
      <StaticRouter location={path}>
        <ShellRoutes />
      </StaticRouter>
      <HydrationEnd />
    </App>
  );
}
