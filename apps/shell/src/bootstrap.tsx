import { PremiseProvider } from '@premise/ui';
import { QueryProvider, SessionProvider } from '@premise/web-platform';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './features/errors/index.ts';
import { homePage, ShellRoutes } from './routes.tsx';
import { checkHealthAtStart } from './shared/api/check-health.ts';
import { logUncaughtErrors } from './shared/log-uncaught-errors.ts';

logUncaughtErrors();
void checkHealthAtStart();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <PremiseProvider>
        <AppBoundary>
          <QueryProvider>
            <SessionProvider>
              <BrowserRouter>
                <ShellRoutes />
              </BrowserRouter>
            </SessionProvider>
          </QueryProvider>
        </AppBoundary>
      </PremiseProvider>
    </StrictMode>,
  );

if (window.location.pathname === '/') void homePage.fetch().then(draw);
else draw();
