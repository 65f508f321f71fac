import { ADA } from '@premise/browser-testing';
import type { User } from '@premise/contracts';
import { PremiseProvider, showToast } from '@premise/ui';
import { queryClient, QueryProvider, SessionProvider, sessionStore } from '@premise/web-platform';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppFrame } from './app-frame.tsx';

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

function show({ user, at = '/analyzer' }: { user?: Partial<User>; at?: string } = {}) {
  if (user) sessionStore.signIn({ ...ADA, ...user }, 'token');
  return render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={[at]}>
            <AppFrame>
              <Place />
            </AppFrame>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
}

const bar = () => within(screen.getByRole('banner'));
const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => within(screen.getByRole('contentinfo'));
const place = () => screen.getByTestId('place').textContent;
const openAccountMenu = () => userEvent.click(bar().getByRole('button', { name: 'Account menu' }));
const openSmallMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(screen.getByRole('navigation', { name: 'Menu' }));
};

const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = jest.fn<Promise<Response>, [RequestInfo | URL]>((address) => {
    calls.push(address as string);
    const body =
      address === '/config.json'
        ? { contactEmail: 'hello@premise.example', mailPage: null, demoLogin: false }
        : { success: true };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) } as Response);
  });
});
afterEach(() => {
  sessionStore.signOut();
  queryClient.clear();
});

describe('page frame', () => {
  it('has a top bar above the page area and a footer below it [S1-038] [S1-039]', () => {
    show();
    const [top, area, bottom] = [screen.getByRole('banner'), screen.getByRole('main'), screen.getByRole('contentinfo')];
    expect(top.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(area.compareDocumentPosition(bottom)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(area).getByTestId('place')).toBeInTheDocument();
  });

  it('takes the toasts of a person away with the sign-out', () => {
    show({ user: ADA });
    act(() => showToast({ message: 'Renamed to “My secret”.' }));
    expect(screen.getByText('Renamed to “My secret”.')).toBeInTheDocument();
    act(() => sessionStore.signOut());
    expect(screen.queryByText('Renamed to “My secret”.')).toBeNull();
  });

  it('lets the keyboard skip to the content', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });
});

describe('top bar', () => {
  it('shows the brand logo and the name Premise [S1-040] [S1-041]', () => {
    show();
    const home = bar().getByRole('link', { name: 'Premise, home page' });
    expect(home.querySelector('svg')).toBeInTheDocument();
    expect(home).toHaveTextContent('Premise');
  });

  it.each([
    ['Home', '/', 'S1-042'],
    ['Analyzer', '/analyzer', 'S1-044'],
    ['Patent Buddy', '/patent-buddy', 'S1-045'],
    ['About', '/about', 'S1-046'],
    ['Founder', '/founder', 'S1-047'],
  ])('links %s to %s [%s]', (name, address) => {
    show();
    expect(mainLinks().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it.each([
    ['/', 'Home'],
    ['/analyzer', 'Analyzer'],
    ['/analysis/6f1c', 'Analyzer'],
    ['/patent-buddy/search', 'Patent Buddy'],
    ['/patent-applications', 'Patent Buddy'],
  ])('highlights the link of the current page: %s [S1-048]', (at, name) => {
    show({ at });
    const current = mainLinks()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('shows visitors a Sign in button that leads to /login [S1-050]', async () => {
    show();
    await userEvent.click(await bar().findByRole('link', { name: 'Sign in' }));
    expect(place()).toBe('/login');
  });
});

describe('Admin link', () => {
  it('shows for an admin and leads to /admin [S1-043] [S1-344]', () => {
    show({ user: { isAdmin: true } });
    expect(mainLinks().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('shows for a super user [S1-345]', () => {
    show({ user: { isSuperUser: true } });
    expect(mainLinks().getByRole('link', { name: 'Admin' })).toBeInTheDocument();
  });

  it('shows for a configured administrator address [S1-346]', () => {
    show({ user: { seesAdminLink: true } });
    expect(mainLinks().getByRole('link', { name: 'Admin' })).toBeInTheDocument();
  });

  it('does not show for other signed-in users nor for visitors [S1-043] [S1-347]', async () => {
    const { unmount } = show({ user: {} });
    expect(mainLinks().queryByRole('link', { name: 'Admin' })).toBeNull();
    unmount();
    sessionStore.signOut();
    show();
    await bar().findByRole('link', { name: 'Sign in' });
    expect(mainLinks().queryByRole('link', { name: 'Admin' })).toBeNull();
  });
});

describe('Admin label under the logo', () => {
  const label = () => bar().queryByText('Admin', { selector: 'span' });

  it('stands there for users with isAdmin [S1-049]', () => {
    show({ user: { isAdmin: true } });
    expect(label()).toBeInTheDocument();
  });

  it.each([{}, { isSuperUser: true }, { seesAdminLink: true }])('is missing without isAdmin: %j [S1-348]', (user) => {
    show({ user });
    expect(label()).toBeNull();
  });
});

describe('avatar menu', () => {
  it('stands in place of Sign in when signed in [S1-051]', () => {
    show({ user: {} });
    expect(bar().getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    expect(bar().queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it.each([
    [{ firstName: 'grace', name: 'Hopper' }, 'G'],
    [{ firstName: '', name: 'hopper' }, 'H'],
  ])('shows the first letter of the first name, else of the name: %j [S1-052]', (user, letter) => {
    show({ user });
    expect(bar().getByRole('button', { name: 'Account menu' })).toHaveTextContent(new RegExp(`^${letter}$`));
  });

  it('shows U without first name and name [S1-053]', () => {
    show({ user: { firstName: '', name: '' } });
    expect(bar().getByRole('button', { name: 'Account menu' })).toHaveTextContent(/^U$/);
  });

  it("shows the user's name [S1-054]", async () => {
    show({ user: {} });
    await openAccountMenu();
    expect(screen.getByRole('menu')).toHaveTextContent('Ada Lovelace');
  });

  it('shows User when there is no name [S1-055]', async () => {
    show({ user: { firstName: '', name: '' } });
    await openAccountMenu();
    expect(within(screen.getByRole('menu')).getByText('User')).toBeInTheDocument();
  });

  it.each([
    ['Profile', '/profile', 'S1-056'],
    ['My Applications', '/patent-applications', 'S1-057'],
    ['Settings', '/settings', 'S1-208'],
  ])('has an entry %s that leads to %s [%s]', async (name, address) => {
    show({ user: {} });
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name }));
    expect(place()).toBe(address);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('has Sign out, which clears the session and leads to / [S1-058] [S1-059] [S1-060]', async () => {
    show({ user: {} });
    await openAccountMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(await bar().findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(place()).toBe('/');
    expect(localStorage.getItem('premise.token')).toBeNull();
    expect(localStorage.getItem('premise.user')).toBeNull();
    await waitFor(() => expect(calls).toContain('/api/auth/logout'));
  });

  it('says when the server could not be told of the sign-out', async () => {
    show({ user: {} });
    await openAccountMenu();
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText(/Premise will finish signing out when it can/)).toBeInTheDocument();
    act(() => sessionStore.signIn(ADA, 'token'));
    expect(screen.queryByText(/will finish signing out/)).toBeNull();
  });

  it('closes on a click outside, and on Escape [S1-061]', async () => {
    show({ user: {} });
    await openAccountMenu();
    await userEvent.click(screen.getByTestId('place'));
    expect(screen.queryByRole('menu')).toBeNull();
    await openAccountMenu();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('small screens', () => {
  it('keep the links in a collapsible menu below the medium breakpoint [S1-062]', async () => {
    const { container } = show();
    expect(container.querySelector('.mantine-hidden-from-md button')).toHaveAccessibleName('Open menu');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    await openSmallMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('leave the desktop menu to the medium breakpoint and upwards [S1-068]', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveClass('mantine-visible-from-md');
    const rules = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
    expect(rules).toMatch(/max-width:\s*47\.9\d*em\)\s*\{\s*\.mantine-visible-from-md\s*\{\s*display:\s*none/);
    expect(rules).toMatch(/min-width:\s*48em\)\s*\{\s*\.mantine-hidden-from-md\s*\{\s*display:\s*none/);
  });

  it('have the same links as the top bar [S1-063]', async () => {
    show({ user: { isAdmin: true } });
    const menu = await openSmallMenu();
    for (const link of mainLinks().getAllByRole('link')) {
      expect(menu.getByRole('link', { name: link.textContent })).toHaveAttribute('href', link.getAttribute('href'));
    }
  });

  it('have Dashboard and My Applications when signed in, and only then [S1-064] [S1-065]', async () => {
    const { unmount } = show({ user: {} });
    let menu = await openSmallMenu();
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(menu.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', '/patent-applications');
    unmount();
    sessionStore.signOut();
    show();
    menu = await openSmallMenu();
    expect(menu.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(menu.queryByRole('link', { name: 'My Applications' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Sign in' })).toHaveLength(1);
  });

  it("show the signed-in user's name and email [S1-066] [S1-067]", async () => {
    show({ user: {} });
    const menu = await openSmallMenu();
    expect(menu.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(menu.getByText('ada@example.org')).toBeInTheDocument();
  });

  it('close the menu when a link is followed, and on Escape', async () => {
    show();
    await userEvent.click((await openSmallMenu()).getByRole('link', { name: 'About' }));
    expect(place()).toBe('/about');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    await openSmallMenu();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});

describe('footer', () => {
  it('has a tagline about clarity through AI-powered argument analysis [S1-069]', () => {
    show();
    expect(footer().getByText(/clarity through AI-powered argument analysis/i)).toBeInTheDocument();
  });

  it.each([
    ['Home', '/', 'S1-070'],
    ['Analyzer', '/analyzer', 'S1-071'],
    ['About', '/about', 'S1-072'],
  ])('links %s to %s [%s]', (name, address) => {
    show();
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it.each([
    ['Patent Buddy', '/patent-buddy'],
    ['Founder', '/founder'],
    ['Blog', '/blog'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])('links %s to %s as well', (name, address) => {
    show();
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it("shows the deployment's contact address [S1-073] [D-33]", async () => {
    show();
    const link = await footer().findByRole('link', { name: 'hello@premise.example' });
    expect(link).toHaveAttribute('href', 'mailto:hello@premise.example');
  });

  it('has placeholder social links that lead nowhere [S1-074] [D-33]', async () => {
    show();
    for (const name of ['LinkedIn', 'X', 'GitHub']) {
      await userEvent.click(footer().getByRole('link', { name }));
      expect(place()).toBe('/analyzer');
    }
  });

  it('has a copyright line with the current year [S1-075]', () => {
    show();
    expect(footer().getByText(new RegExp(`© ${String(new Date().getFullYear())} Premise`))).toBeInTheDocument();
  });
});

describe('demo notice', () => {
  const showDemo = () => {
    sessionStore.signInDemo({ ...ADA, id: 'demo-user' });
    return show();
  };

  it('tells a demo user on every page, and leads to an account [S1-304]', () => {
    showDemo();
    const notice = within(screen.getByRole('complementary', { name: 'Demo' }));
    expect(notice.getByText('This is the demo.')).toBeInTheDocument();
    expect(notice.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/login');
  });

  it('lets one leave the demo', async () => {
    showDemo();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the demo' }));
    expect(await bar().findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull();
    expect(calls).not.toContain('/api/auth/logout');
  });

  it('says nothing to anybody else', () => {
    show({ user: {} });
    expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull();
  });
});
