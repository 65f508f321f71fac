import { hydrate, isTakenOver } from '@premise/browser-testing';
import { PremiseProvider } from '@premise/ui';
import { QueryProvider, rememberedText, sessionStore, SessionProvider } from '@premise/web-platform';
import { screen, waitFor } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import AnalyzerRoutes from './routes.tsx';
import { freshBrowser } from './testing/render-app.tsx';

const pages = new Map<string, string>();

// with modules of its own, as the build has: what renders in the browser must not find its contexts in use
beforeAll(
  () =>
    jest.isolateModulesAsync(async () => {
      const { createElement } = await import('react');
      const { renderToHtml } = await import('@premise/browser-testing');
      const { paths, PrerenderedPage } = await import('./prerender.tsx');
      for (const path of paths) {
        const html = await renderToHtml(createElement(PrerenderedPage, { path }));
        pages.set(path, html);
      }
    }),
  60_000,
);

let root: Root | undefined;
let complaints: jest.SpyInstance;
beforeEach(() => {
  freshBrowser();
  sessionStore.adoptStored();
  complaints = jest.spyOn(console, 'error');
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  complaints.mockRestore();
});

/** The page at an address, from its HTML until it is taken over. */
async function open(path: string, beforeScripts: (container: HTMLElement) => void = () => undefined) {
  window.history.replaceState(null, '', path);
  const html = pages.get(path);
  if (html === undefined) throw new Error(`${path} is not rendered`);
  const page = hydrate(
    html,
    <StrictMode>
      <PremiseProvider>
        <QueryProvider>
          <SessionProvider>
            <BrowserRouter>{createElement('premise-fragment', null, <AnalyzerRoutes />)}</BrowserRouter>
          </SessionProvider>
        </QueryProvider>
      </PremiseProvider>
    </StrictMode>,
  );
  root = page.root;
  beforeScripts(page.container);
  const first = page.container.querySelector('h1');
  if (!first) throw new Error('the page has no heading');
  await waitFor(() => expect(isTakenOver(first)).toBe(true), { timeout: 10_000 });
  return { ...page, first };
}

it('the page of the analyzer is taken over as it was rendered at build time: nothing differs [D-52]', async () => {
  const { container, first, differences } = await open('/analyzer');
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(container.querySelector('h1')).toBe(first);
  expect(screen.getByRole('textbox', { name: 'Your argument' })).toHaveAccessibleDescription('0 characters');
  expect(differences).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});

it('what was written before the page was taken over stays', async () => {
  await open('/analyzer', (container) => {
    const area = container.querySelector('textarea');
    if (area) area.value = 'Written early';
  });
  await waitFor(() => expect(screen.getByText('13 characters')).toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Your argument' })).toHaveValue('Written early');
});

it('a page that was rendered at build time shows what a visitor wrote before, once it is taken over', async () => {
  rememberedText.save('Written yesterday', null);
  const { differences } = await open('/analyzer');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your argument' })).toHaveValue('Written yesterday'));
  expect(screen.getByText('17 characters')).toBeInTheDocument();
  expect(differences).toEqual([]);
});
