import { fakeBackend } from '@premise/browser-testing';
import { CONFIG_PATH, HEALTH_PATH } from '@premise/contracts';
import { screen, waitFor } from '@testing-library/react';

it('the page checks the health of the backend when it starts, and stands without one [S1-359]', async () => {
  const noted = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const backend = fakeBackend({
    [`GET ${HEALTH_PATH}`]: { status: 503 },
    [`GET ${CONFIG_PATH}`]: { body: { contactEmail: 'contact@example.org', mailPage: null, demoLogin: false } },
  });
  // the page renders by itself here, as it does in a browser
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div id="root"></div>';
  await import('./bootstrap.tsx');
  await waitFor(() => expect(backend.callsTo('GET', '/api/health')).toHaveLength(1));
  expect(await screen.findByRole('main')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeInTheDocument();
  noted.mockRestore();
});
