import { ADA } from '@premise/browser-testing';
import 'fake-indexeddb/auto';
import { SAVE_APPLICATION_PATH } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import {
  emptyDraft,
  keptDraftStore,
  QueryProvider,
  SessionProvider,
  sessionStore,
  unsentMark,
} from '@premise/web-platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppFrame } from './app-frame.tsx';

let saves = 0;
let answer: { status: number; body: object };

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

beforeEach(async () => {
  localStorage.clear();
  saves = 0;
  answer = { status: 201, body: { success: true, application: { ...emptyDraft(), id: 'app-1', version: 1 } } };
  globalThis.fetch = ((address: string) => {
    const saving = address === SAVE_APPLICATION_PATH;
    if (saving) saves += 1;
    const { status, body } = saving ? answer : { status: 200, body: { success: true } };
    const text = JSON.stringify(body);
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(body),
    } as Response);
  }) as typeof fetch;
  sessionStore.signIn(ADA, 'token');
  unsentMark.set(ADA.id);
  await keptDraftStore.clear(ADA.id);
  await keptDraftStore.put({
    copyId: 'copy-1',
    userId: ADA.id,
    applicationId: '',
    baseVersion: null,
    base: null,
    draft: { ...emptyDraft(), title: 'Device for Threading Needles.' },
    unsent: true,
    touchedAt: 1,
  });
  render(
    <PremiseProvider>
      <QueryProvider>
        <SessionProvider>
          <MemoryRouter initialEntries={['/analyzer']}>
            <AppFrame>
              <Place />
            </AppFrame>
          </MemoryRouter>
        </SessionProvider>
      </QueryProvider>
    </PremiseProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
});
afterEach(() => sessionStore.signOut());

const signOut = () => userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
const stands = async () => (await keptDraftStore.ofUser(ADA.id)).length;

it('a sign-out sends what this device keeps, then leaves', async () => {
  await signOut();
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/'));
  await waitFor(() => expect(sessionStore.state().status).toBe('signed-out'));
  expect(saves).toBe(1);
  expect(await stands()).toBe(0);
});

it('asks first when something could not be sent, and stays when told to', async () => {
  answer = { status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'away' } };
  await signOut();
  const dialog = await screen.findByRole('dialog', { name: 'Some of your writing is only on this device' });
  expect(dialog).toHaveTextContent('Device for Threading Needles.');
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(sessionStore.state().status).toBe('signed-in');
  expect(await stands()).toBe(1);
});

it('clears it when the person says so', async () => {
  answer = { status: 503, body: { success: false, code: 'UNAVAILABLE', error: 'away' } };
  await signOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out and lose it' }));
  await waitFor(() => expect(sessionStore.state().status).toBe('signed-out'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await stands()).toBe(0);
});
