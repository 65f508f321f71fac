import { PremiseProvider } from '@premise/ui';
import { queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import PatentRoutes from './routes.tsx';

const answers: Record<string, { status: number; body: object }> = {};

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}
function show(at: string) {
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <PatentRoutes />
            <Place />
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

beforeEach(() => {
  answers['/api/patents/health'] = { status: 200, body: { success: true, service: 'patent', state: 'up' } };
  globalThis.fetch = jest.fn<Promise<Response>, [RequestInfo | URL]>((address) => {
    const { status, body } = answers[address as string] ?? {
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED', error: 'no' },
    };
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response);
  });
});
afterEach(() => {
  sessionStore.signOut();
  queryClient.clear();
});

describe('landing page', () => {
  it.each([
    ['Patent Search', '/patent-buddy/search', 'S2-001'],
    ['Landscape Analysis', '/patent-buddy/analysis', 'S2-002'],
    ['Citation Analysis', '/patent-buddy/citations', 'S2-003'],
    ['Provisional Application Wizard', '/patent-buddy/wizard', 'S2-004'],
  ])('has a card %s to %s [%s] [S2-010]', (name, address) => {
    show('/patent-buddy');
    const tools = within(screen.getByRole('list', { name: 'Tools' }));
    expect(tools.getAllByRole('listitem')).toHaveLength(4);
    expect(tools.getByRole('heading', { name }).closest('a')).toHaveAttribute('href', address);
  });

  it('lists benefits and has a settings button to the key configuration [S2-005] [S2-006]', () => {
    show('/patent-buddy');
    const benefits = within(screen.getByRole('region', { name: 'What it is made for' }));
    expect(benefits.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(benefits.getByRole('heading', { name: 'Never lose a word' })).toBeInTheDocument();
    expect(benefits.getByRole('heading', { name: 'A draft, clearly labeled' })).toBeInTheDocument();
    expect(screen.getByText(/with a live USPTO-format preview\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/patent-buddy/api-config');
  });

  it('offers the audit of a draft that is there already', () => {
    show('/patent-buddy');
    const offer = within(screen.getByRole('region', { name: 'Have a draft already?' }));
    expect(offer.getByRole('link', { name: 'Audit my draft' })).toHaveAttribute('href', '/patent-buddy/audit');
  });

  it('leads to the audit page, without an account', async () => {
    show('/patent-buddy/audit');
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit your patent draft' })).toBeInTheDocument();
  });

  it('tells what the patent service answers', async () => {
    show('/patent-buddy');
    expect(await screen.findByText('The patent service is running.')).toBeInTheDocument();
  });

  it('tells that the service cannot be reached, and stays open', async () => {
    answers['/api/patents/health'] = { status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'away' } };
    show('/patent-buddy');
    expect(await screen.findByText(/cannot be reached just now/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Patent Search' })).toBeInTheDocument();
  });
});

describe('research screens', () => {
  it.each([
    ['/patent-buddy/search', 'Patent Search', 'S2-015'],
    ['/patent-buddy/analysis', 'Landscape Analysis', 'S2-016'],
    ['/patent-buddy/citations', 'Citation Analysis', 'S2-017'],
    ['/patent-buddy/api-config', 'Patent-office key', 'S2-018'],
    ['/patent-buddy/prior-art', 'Find prior art', 'S2-445'],
  ])('%s shows %s to visitors [%s]', async (address, title) => {
    show(address);
    expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.getByTestId('place')).toHaveTextContent(address);
  });

  it('are told apart from addresses that lead nowhere', () => {
    show('/patent-buddy/teapot');
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  });
});
