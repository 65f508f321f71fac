import { rememberedText, sessionStore } from '@premise/web-platform';
import { act, fireEvent, screen } from '@testing-library/react';
import type { FakeNetwork } from '../testing/fake-network.ts';
import { ADA, freshBrowser, renderAt } from '../testing/render-app.tsx';
import { SAMPLE_TEXT } from '../testing/sample-results.ts';

const text = () => screen.getByRole('textbox', { name: 'Your argument' });
const analyze = () => fireEvent.click(screen.getByRole('button', { name: 'Analyze Argument' }));

describe('/analyzer, signed out', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    network = freshBrowser();
  });

  it('shows only the text area and the button [S1-019] [S1-185]', () => {
    renderAt('/analyzer', { signedIn: false });
    expect(text()).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Analyze Argument']);
    expect(screen.queryByText('History')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(network.calls).toHaveLength(0);
  });

  it('lets a visitor type [S1-005]', () => {
    renderAt('/analyzer', { signedIn: false });
    fireEvent.change(text(), { target: { value: SAMPLE_TEXT } });
    expect(text()).toHaveValue(SAMPLE_TEXT);
  });

  it('leads to /login with message, hint and return target, and makes no call [S1-102] [S1-103] [S1-289] [D-60]', () => {
    renderAt('/analyzer', { signedIn: false });
    fireEvent.change(text(), { target: { value: SAMPLE_TEXT } });
    analyze();
    const place = screen.getByTestId('place');
    expect(place).toHaveTextContent('/login');
    expect(JSON.parse(place.dataset['state'] ?? '')).toEqual({
      message: 'Please sign in to view your analysis results',
      hint: 'Create a free account to see your analysis. Your text is kept.',
      from: { pathname: '/analyzer' },
    });
    expect(network.calls).toHaveLength(0);
  });

  it('still has the typed text after the sign-in [S1-289]', async () => {
    const { unmount } = renderAt('/analyzer', { signedIn: false });
    fireEvent.change(text(), { target: { value: SAMPLE_TEXT } });
    analyze();
    unmount();
    expect(rememberedText.read(null)).toBe(SAMPLE_TEXT);
    renderAt('/analyzer');
    expect(text()).toHaveValue(SAMPLE_TEXT);
    await screen.findByText(/Your analyses appear here/);
  });

  it('is the same for a demo user, who has no token: the sign-in is offered, and no call fails', () => {
    sessionStore.signInDemo(ADA);
    try {
      renderAt('/analyzer', { signedIn: false });
      expect(screen.queryByText('History')).toBeNull();
      fireEvent.change(text(), { target: { value: SAMPLE_TEXT } });
      analyze();
      expect(screen.getByTestId('place')).toHaveTextContent('/login');
      expect(rememberedText.read(null)).toBe(SAMPLE_TEXT);
      expect(network.calls).toHaveLength(0);
    } finally {
      act(() => sessionStore.signOut());
    }
  });

  it('refuses a blank argument where it stands [S1-291] [S1-292]', () => {
    renderAt('/analyzer', { signedIn: false });
    fireEvent.change(text(), { target: { value: '   ' } });
    analyze();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an argument to analyze.');
    expect(screen.getByTestId('place')).toHaveTextContent('/analyzer');
    expect(network.calls).toHaveLength(0);
  });

  it('sends a visitor of an analysis to the sign-in, remembering the place [S1-020]', () => {
    renderAt('/analysis/abc', { signedIn: false });
    const place = screen.getByTestId('place');
    expect(place).toHaveTextContent('/login');
    expect(JSON.parse(place.dataset['state'] ?? '')).toMatchObject({ from: { pathname: '/analysis/abc' } });
  });
});
