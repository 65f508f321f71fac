import { fakeBackend } from '@premise/browser-testing';
import { SESSIONS_PATH } from '@premise/contracts';
import { sessionStore } from '@premise/web-platform';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { COLOR_SCHEME_KEY, PremiseProvider, useColorScheme } from '@premise/ui';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { SettingsPage } from './settings-page.tsx';

const open = () => {
  signedIn();
  fakeBackend({ [`GET ${SESSIONS_PATH}`]: { body: { success: true, sessions: [] } } });
  return renderPage('/settings', <SettingsPage />);
};

describe('the settings', () => {
  it('are for people who are signed in', () => {
    signedIn();
    sessionStore.signOut();
    renderPage('/settings', <SettingsPage />);
    expect(placeOf(screen.getByTestId('place'))).toMatchObject({
      at: '/login',
      state: { from: { pathname: '/settings' } },
    });
  });

  it.each([
    ['Light', 'light', 'light'],
    ['Dark', 'dark', 'dark'],
    // the test's browser prefers light
    ['System', 'auto', 'light'],
  ])('look %s at once, and remember it [S1-206]', async (label, stored, shown) => {
    open();
    const choices = within(screen.getByRole('group', { name: 'Appearance' }));
    // from another choice, so that choosing is a change
    await userEvent.click(choices.getByRole('radio', { name: stored === 'dark' ? 'Light' : 'Dark' }));
    await userEvent.click(choices.getByRole('radio', { name: label }));
    expect(choices.getByRole('radio', { name: label })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', shown);
    expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe(stored);
  });

  it('are read back at the next visit [S1-206]', () => {
    signedIn();
    localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
    function Scheme() {
      return <p>{useColorScheme().colorScheme}</p>;
    }
    render(
      <PremiseProvider>
        <Scheme />
      </PremiseProvider>,
    );
    expect(screen.getByText('dark')).toBeInTheDocument();
  });

  it('link to the key of the patent office and to the profile [S1-207] [S1-208]', () => {
    open();
    expect(screen.getByRole('link', { name: /Patent-office key/ })).toHaveAttribute('href', '/patent-buddy/api-config');
    expect(screen.getByRole('link', { name: /^Profile/ })).toHaveAttribute('href', '/profile');
  });

  it('have a list of their sections, each of which is there', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Appearance',
      'Password',
      'Security question',
      'Signed-in devices',
      'More',
    ]);
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(within(section as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
    }
  });

  it('mark the section that is being read', () => {
    const tops: Record<string, number> = { appearance: -700, password: 90, 'security-question': 600 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.id] ?? 2000 } as DOMRect;
    });
    open();
    const current = () => screen.getByRole('navigation', { name: 'Settings' }).querySelector('[aria-current]');
    expect(current()).toHaveTextContent('Password');
    tops['password'] = 700;
    fireEvent.scroll(window);
    expect(current()).toHaveTextContent('Appearance');
    jest.restoreAllMocks();
  });
});
