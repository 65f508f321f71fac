import { ADA, fakeBackend, hydrate, isTakenOver } from '@premise/browser-testing';
import { CONFIG_PATH, STORAGE_KEYS } from '@premise/contracts';
import { queryClient, sessionStore } from '@premise/web-platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { ShellRoutes } from './routes.tsx';
import { HydrationEnd, hydration } from './shared/hydration.tsx';

const OWN = ['/', '/about', '/founder', '/blog', '/privacy', '/terms', '/research/clarity-infrastructure'];
const pages = new Map<string, string>();

// with modules of its own, as the build has: what renders in the browser must not find its contexts in use
beforeAll(
  () =>
    jest.isolateModulesAsync(async () => {
      const { createElement } = await import('react');
      const { renderToHtml } = await import('@premise/browser-testing');
      const { PrerenderedPage } = await import('./prerender.tsx');
      for (const path of OWN) pages.set(path, await renderToHtml(createElement(PrerenderedPage, { path })));
    }),
  60_000,
);

const drawn = (
  <App>
    <BrowserRouter>
      <ShellRoutes />
    </BrowserRouter>
    <HydrationEnd />
  </App>
);

let root: Root | undefined;
let complaints: jest.SpyInstance;
beforeEach(() => {
  fakeBackend({
    [`GET ${CONFIG_PATH}`]: { body: { contactEmail: 'contact@example.org', mailPage: null, demoLogin: false } },
  });
  localStorage.clear();
  complaints = jest.spyOn(console, 'error');
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  complaints.mockRestore();
});

/** The page at an address, from its HTML until it is taken over. */
async function open(path: string, html = pages.get(path) ?? '') {
  sessionStore.adoptStored();
  queryClient.clear();
  window.history.replaceState(null, '', path);
  hydration.begin();
  const page = hydrate(html, drawn);
  root = page.root;
  const first = page.container.querySelector('h1');
  if (!first) throw new Error('the page has no heading');
  await waitFor(() => expect(isTakenOver(first)).toBe(true), { timeout: 10_000 });
  return { ...page, first };
}

it.each(OWN)(
  '%s is taken over as it was rendered at build time: the same elements, and nothing differs [D-52]',
  async (path) => {
    const { container, first, differences } = await open(path);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.querySelector('h1')).toBe(first);
    expect(differences).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
  },
);

it('a page that was taken over works: its marks can be taken away, and its links lead on', async () => {
  await open('/');
  const legend = within(screen.getByRole('region', { name: /One step that does not hold/ })).getAllByRole('button')[0];
  if (!legend) throw new Error('there is no legend');
  const pressed = legend.getAttribute('aria-pressed');
  fireEvent.click(legend);
  await waitFor(() => expect(legend.getAttribute('aria-pressed')).not.toBe(pressed));
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
});

it('a page that was taken over shows the chosen appearance, which the build could not know', async () => {
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  await open('/about');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked());
});

it('a page that was rendered last year shows the year of today', async () => {
  const year = new Date().getFullYear();
  await open('/about', pages.get('/about')?.replace(`© ${year}`, `© ${year - 1}`));
  await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${year} Premise.`));
});

it('a page as visitors see it is gone at once where somebody is signed in [D-52]', async () => {
  localStorage.setItem(STORAGE_KEYS.token, 'a-token');
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(ADA));
  window.history.replaceState(null, '', '/about');
  document.body.innerHTML = '<div id="root" data-prerendered><p>as visitors see it</p></div>';
  await import('./bootstrap.tsx');
  expect(document.body).not.toHaveTextContent('as visitors see it');
  expect(document.getElementById('root')).not.toHaveAttribute('data-prerendered');
  expect(await screen.findByRole('button', { name: 'Account menu' }, { timeout: 10_000 })).toBeInTheDocument();
});
