import { sessionStore } from '@premise/web-platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SAMPLE_ANALYSIS } from '../features/dashboard/sample-analysis.ts';
import { dashboardState } from '../shared/dashboard-navigation.ts';
import { ADA, freshBrowser, renderAt } from '../testing/render-app.tsx';
import { SAMPLE_ITEM, SAMPLE_RESULTS, SAMPLE_TEXT } from '../testing/sample-results.ts';

const LOADING = 'Loading dashboard...';
const hero = async () => within(await screen.findByRole('region', { name: 'Original argument' }));

describe('/dashboard', () => {
  let network: ReturnType<typeof freshBrowser>;
  beforeEach(() => {
    network = freshBrowser();
  });

  it('shows the analysis that was passed on the way to it [S1-031] [S1-198]', async () => {
    renderAt({ pathname: '/dashboard', state: dashboardState(SAMPLE_RESULTS, ADA.id) });
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await screen.findByTestId('summary-cards')).toHaveTextContent(SAMPLE_RESULTS.keyFlaw);
    expect((await hero()).getByText(/All children/)).toBeVisible();
    expect(document.body).toHaveTextContent(SAMPLE_TEXT.slice(0, 40));
    expect(document.body).not.toHaveTextContent('gun laws');
  });

  it.each([
    ['nothing was passed', null],
    ['what was passed is malformed', { analysisResults: { keyFlaw: 7 }, originalArgument: SAMPLE_TEXT }],
    ['what was passed is another account’s', dashboardState(SAMPLE_RESULTS, 'user-2')],
  ])('reads Loading dashboard... and then shows the sample where %s [S1-199] [S1-200]', async (_case, state) => {
    renderAt({ pathname: '/dashboard', state });
    // fetched for the first visitor; for a later one it may be there at once
    expect(screen.queryByText(LOADING) ?? screen.getByTestId('summary-cards')).toBeVisible();
    expect(await screen.findByTestId('summary-cards')).toHaveTextContent(SAMPLE_ANALYSIS.keyFlaw);
    expect((await hero()).getByText(/protect their families/)).toBeVisible();
    expect(screen.getByText(/an invented argument about gun laws/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(SAMPLE_TEXT.slice(0, 40));
    expect(screen.queryByText(LOADING)).toBeNull();
  });

  it('shows a demo user, who has no token, the sample, and makes no call [S1-199]', async () => {
    sessionStore.signInDemo(ADA);
    try {
      renderAt('/dashboard', { signedIn: false });
      expect(await screen.findByTestId('summary-cards')).toHaveTextContent(SAMPLE_ANALYSIS.keyFlaw);
      expect(network.calls).toEqual([]);
    } finally {
      act(() => sessionStore.signOut());
    }
  });

  it('leads to Patent Buddy, About, the blog and the settings [S1-201] [S1-202] [S1-203] [S1-204]', async () => {
    renderAt('/dashboard');
    await hero();
    const links = within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/patent-buddy', '/about', '/blog', '/settings']);
  });

  it('is for people who are signed in, and comes back after the sign-in [S1-031]', () => {
    renderAt('/dashboard', { signedIn: false });
    expect(screen.getByTestId('place')).toHaveTextContent('/login');
    const state: unknown = JSON.parse(screen.getByTestId('place').dataset['state'] ?? '');
    expect(state).toMatchObject({ from: { pathname: '/dashboard' } });
  });

  it('is opened from an analysis, with that analysis', async () => {
    network.on('GET', `/api/analysis/analyses/${SAMPLE_ITEM.id}`, () => ({
      body: { success: true, analysis: SAMPLE_ITEM },
    }));
    renderAt(`/analysis/${SAMPLE_ITEM.id}`);
    const link = await screen.findByRole('link', { name: 'Open as dashboard' });
    await act(async () => {
      fireEvent.click(link);
      await Promise.resolve();
    });
    expect(screen.getByTestId('place')).toHaveTextContent('/dashboard');
    expect(await screen.findByTestId('summary-cards')).toHaveTextContent(SAMPLE_RESULTS.keyFlaw);
    expect(screen.getByRole('link', { name: 'Back to Analyzer' })).toHaveAttribute('href', '/analyzer');
  });
});
