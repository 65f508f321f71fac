import { ADA, fakeBackend, tokenFor } from '@premise/browser-testing';
import { REFRESH_PATH, STORAGE_KEYS } from '@premise/contracts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RequireSession } from './require-session.tsx';
import { SessionProvider } from './session-provider.tsx';

// One test to the file: only a page that has just been loaded has a session that nobody has checked.
it('a protected route shows Loading while the stored session is being checked [S1-035] [S1-253]', async () => {
  let answer: (reply: { status: number }) => void = () => undefined;
  fakeBackend({ [`POST ${REFRESH_PATH}`]: () => new Promise((resolve) => (answer = resolve)) });
  localStorage.setItem(STORAGE_KEYS.token, tokenFor(600, Date.now() - 3_600_000));
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(ADA));
  render(
    <SessionProvider>
      <MemoryRouter>
        <RequireSession>
          <p>the private page</p>
        </RequireSession>
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByText('the private page')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  // the server cannot say: the stored session stands
  answer({ status: 503 });
  expect(await screen.findByText('the private page')).toBeInTheDocument();
});
