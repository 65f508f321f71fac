import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RequireSession } from './require-session.tsx';
import { SessionProvider } from './session-provider.tsx';

const visited: string[] = [];
function Place() {
  const { pathname, state, key } = useLocation();
  visited.push(key);
  return <output data-state={JSON.stringify(state)}>{pathname}</output>;
}

// Its own file: the session of a page is checked once.
it('goes to /login once, also where no route takes the protected page away [S1-036]', async () => {
  localStorage.clear();
  render(
    <SessionProvider>
      <MemoryRouter initialEntries={['/profile?tab=mail#top']}>
        <Place />
        <RequireSession message="Please sign in">
          <p>the private page</p>
        </RequireSession>
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(await screen.findByText('/login')).toHaveAttribute(
    'data-state',
    JSON.stringify({ from: { pathname: '/profile', search: '?tab=mail', hash: '#top' }, message: 'Please sign in' }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(new Set(visited).size).toBe(2);
  expect(screen.queryByText('the private page')).not.toBeInTheDocument();
});
