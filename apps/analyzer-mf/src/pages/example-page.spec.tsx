import { analyzeArgument } from '@premise/argument-engine';
import { pageAt } from '@premise/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { EXAMPLES, examplePage } from '../features/examples/examples.ts';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { freshBrowser, renderAt } from '../testing/render-app.tsx';

const [EXAMPLE] = EXAMPLES as [(typeof EXAMPLES)[number]];
const RESULTS = analyzeArgument(EXAMPLE.text);
const FILE = `/mf/analyzer/examples/${EXAMPLE.slug}.json`;

describe('the page of an example', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = freshBrowser();
    network.on('GET', FILE, () => ({ body: RESULTS }));
  });

  it('shows a visitor what the built-in engine says of it, by one call that needs no account [D-60]', async () => {
    renderAt(examplePage(EXAMPLE.slug), { signedIn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(EXAMPLE.title);
    expect(screen.getByRole('status', { name: 'Loading analysis' })).toBeVisible();
    expect(await screen.findByTestId('summary-cards')).toBeVisible();
    expect(screen.getByText(/built-in engine analyzed this text/)).toBeVisible();
    expect(document.title).toContain(EXAMPLE.title);
    expect(network.calls.map(({ path, headers }) => [path, headers['Authorization']])).toEqual([[FILE, undefined]]);
    expect(screen.getByRole('link', { name: 'Analyze your own text' })).toHaveAttribute('href', '/analyzer');
  });

  it('is open to who is signed in [D-60]', async () => {
    renderAt(examplePage(EXAMPLE.slug));
    expect(await screen.findByTestId('summary-cards')).toBeVisible();
  });

  it('says when it could not be loaded, and tries again', async () => {
    network.refuse('GET', FILE, 503, 'UNAVAILABLE', 'away');
    renderAt(examplePage(EXAMPLE.slug), { signedIn: false });
    expect(await screen.findByText('The example could not be loaded', {}, { timeout: 10_000 })).toBeVisible();
    network.on('GET', FILE, () => ({ body: RESULTS }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByTestId('summary-cards')).toBeVisible();
  });

  it('is missing for any other name', () => {
    renderAt('/analyzer/examples/nothing', { signedIn: false });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('is linked from the visitor’s analyzer, each with a page that is described and indexed [D-60]', () => {
    renderAt('/analyzer', { signedIn: false });
    const links = within(screen.getByRole('region', { name: 'No text ready? Try an example' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(EXAMPLES.map(({ slug }) => examplePage(slug)));
    for (const { slug, title } of EXAMPLES) {
      expect(pageAt(examplePage(slug))).toMatchObject({ indexed: true, title: expect.stringContaining(title) });
    }
  });
});
