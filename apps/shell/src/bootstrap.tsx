import { sessionStore } from '@premise/web-platform';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import './first-paint.css';
import { ShellRoutes } from './routes.tsx';
import { checkHealthAtStart } from './shared/api/check-health.ts';
import { hydration, HydrationEnd } from './shared/hydration.tsx';
import { logUncaughtErrors } from './shared/log-uncaught-errors.ts';

logUncaughtErrors();
void checkHealthAtStart();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

const app = (
  <App>
    <BrowserRouter>
      <ShellRoutes />
    </BrowserRouter>
    <HydrationEnd />
  </App>
);

if (root.dataset['prerendered'] !== undefined && sessionStore.stored() === null) {
  // the page shows what a visitor sees: it is taken over as it stands, and nothing of it may be in doubt by then
  sessionStore.adoptStored();
  delete document.documentElement.dataset['session'];
  hydration.begin();
  // in small pieces: the page stays responsive meanwhile
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  // the blocking script has hidden it from somebody who is signed in
  root.replaceChildren();
  delete root.dataset['prerendered'];
  createRoot(root).render(app);
}
