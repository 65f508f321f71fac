import 'fake-indexeddb/auto';
import { SAVE_APPLICATION_PATH, STORAGE_KEYS } from '@premise/contracts';
import { emptyDraft, endedSession, keptDraftStore, sessionStore } from '@premise/web-platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../testing/fake-patent-service.ts';
import { ADA, freshBrowser, renderAt, signIn, TOKEN } from '../../../testing/render-app.tsx';

let service: FakePatentService;
beforeEach(async () => {
  jest.restoreAllMocks();
  service = await freshBrowser();
});

const openAbstract = async (changes: Parameters<typeof applicationWith>[0] = {}) => {
  service.applications.set('app-1', applicationWith({ title: 'Axe.', abstract: 'An axe.', lastStep: 5, ...changes }));
  const app = renderAt('/patent-buddy/wizard/app-1');
  await screen.findByRole('heading', { level: 1, name: 'Abstract' });
  return app;
};
const openNewAt = async (step: string, options = {}) => {
  const app = renderAt('/patent-buddy/wizard', options);
  await screen.findByRole('heading', { level: 1, name: 'Introduction' });
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(`^${step}`) }),
  );
  return app;
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stored = () => service.applications.get('app-1');
const kept = () => keptDraftStore.ofUser(ADA.id);
const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const SOON = { timeout: 5_000 };

describe('what is typed', () => {
  it('is on this device within a moment, and on the server some moments later, without a word [S2-371]', async () => {
    await openAbstract();
    type(/^Abstract/, 'An axe with a handle.');
    await waitFor(async () => expect((await kept())[0]).toMatchObject({ unsent: true }), { timeout: 900 });
    expect((await kept())[0]?.draft.abstract).toBe('An axe with a handle.');
    await waitFor(() => expect(stored()?.abstract).toBe('An axe with a handle.'), SOON);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.queryByText('Application updated successfully!')).not.toBeInTheDocument();
  });

  it('takes no place by itself before a title or 30 characters [D-25]', async () => {
    await openNewAt('Abstract');
    type(/^Abstract/, 'Too little.');
    expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_200)));
    expect(service.sent('POST', SAVE_APPLICATION_PATH)).toEqual([]);
    type(/^Abstract/, 'Thirty characters are enough now, quietly.');
    await waitFor(() => expect(service.sent('POST', SAVE_APPLICATION_PATH)).toHaveLength(1), SOON);
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/patent-buddy/wizard/new-1'));
  });

  it('is kept without a connection with no more than a line in the log, and sent when it is back [S2-504]', async () => {
    const log = quietly();
    await openAbstract();
    service.away = true;
    type(/^Abstract/, 'Written on a train.');
    expect(await screen.findByText('Offline', {}, SOON)).toBeInTheDocument();
    expect(screen.getByText('Kept on this device')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('The draft could not be saved', expect.any(Error));
    expect(screen.queryByRole('alert')).toBeNull();
    service.away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stored()?.abstract).toBe('Written on a train.'), SOON);
  });

  it('survives a browser that is killed: the next visit goes on with it', async () => {
    quietly();
    service.away = true;
    await keptDraftStore.put({
      copyId: 'killed',
      userId: ADA.id,
      applicationId: '',
      baseVersion: null,
      base: null,
      draft: { ...emptyDraft(), abstract: 'Begun and cut off.', lastStep: 5 },
      unsent: true,
      touchedAt: 1,
    });
    renderAt('/patent-buddy/wizard');
    expect(await screen.findByLabelText(/^Abstract/)).toHaveValue('Begun and cut off.');
    expect(screen.getByText(/This is the draft you began earlier/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start with an empty draft' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove it and start empty' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Introduction' })).toBeInTheDocument();
    await waitFor(async () => expect(await keptDraftStore.get('killed')).toBeUndefined());
  });

  it('asks before the page is left only while it stands nowhere', async () => {
    await openAbstract();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    type(/^Abstract/, 'Typed this instant.');
    expect(leave()).toBe(true);
    await waitFor(() => expect(leave()).toBe(false), { timeout: 900 });
  });
});

describe('a session that ends while somebody types', () => {
  it('leaves the words where they are, and sends them after the next sign-in [D-25]', async () => {
    await openAbstract();
    act(() => {
      endedSession.mark();
      sessionStore.signOut();
    });
    type(/^Abstract/, 'Typed after the end.');
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await waitFor(async () => expect((await kept())[0]?.draft.abstract).toBe('Typed after the end.'));
    act(() => sessionStore.signIn(ADA, TOKEN));
    await waitFor(() => expect(stored()?.abstract).toBe('Typed after the end.'), SOON);
  });

  it('is not the same as a sign-out: that takes everything along', async () => {
    await openAbstract();
    act(() => {
      localStorage.removeItem(STORAGE_KEYS.token);
      sessionStore.signOut({ left: true });
    });
    expect(screen.queryByDisplayValue('An axe.')).not.toBeInTheDocument();
  });

  it('a visitor’s words go on to who signs in', async () => {
    const { unmount } = await openNewAt('Title', { signedIn: false });
    type(/^Title of Invention/, 'Device for Visitors.');
    await waitFor(async () => expect(await keptDraftStore.ofUser('')).toHaveLength(1));
    unmount();
    signIn();
    renderAt('/patent-buddy/wizard');
    expect(await screen.findByDisplayValue('Device for Visitors.')).toBeInTheDocument();
    await waitFor(() => expect(service.applications.get('new-1')?.title).toBe('Device for Visitors.'), SOON);
  });
});

describe('two windows on one application', () => {
  it('come together by themselves where they wrote in different places', async () => {
    await openAbstract();
    service.saveElsewhere('app-1', { field: 'Hand tools.' });
    type(/^Abstract/, 'Mine.');
    await waitFor(() => expect(stored()).toMatchObject({ abstract: 'Mine.', field: 'Hand tools.' }), SOON);
    expect(screen.getByText(/Brought in from another window or device: Field of Invention/)).toBeInTheDocument();
  });

  const differ = async () => {
    await openAbstract();
    service.saveElsewhere('app-1', { abstract: 'Theirs entirely.', title: 'Adze.' });
    type(/^Abstract/, 'Mine entirely.');
    return within(await screen.findByRole('dialog', { name: 'This application was changed elsewhere too' }, SOON));
  };

  it('are compared where they wrote the same section, side by side with the differences marked', async () => {
    const dialog = await differ();
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    const mine = dialog.getByRole('group', { name: 'Abstract: Mine, in this window' });
    const theirs = dialog.getByRole('group', { name: 'Abstract: Theirs, saved elsewhere' });
    expect([...mine.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Mine']);
    expect([...theirs.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Theirs']);
    expect(stored()?.abstract).toBe('Theirs entirely.');
  });

  it('keep mine when told to, with what only they changed', async () => {
    const dialog = await differ();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
    await waitFor(() => expect(stored()).toMatchObject({ abstract: 'Mine entirely.', title: 'Adze.' }), SOON);
  });

  it('take theirs when told to', async () => {
    const dialog = await differ();
    await userEvent.click(dialog.getByRole('button', { name: 'Take all of theirs' }));
    await waitFor(() => expect(screen.getByLabelText(/^Abstract/)).toHaveValue('Theirs entirely.'));
  });

  it('are settled section by section', async () => {
    const dialog = await differ();
    const save = dialog.getByRole('button', { name: 'Save what I chose' });
    expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Mine, in this window' }));
    await userEvent.click(save);
    await waitFor(() => expect(stored()?.abstract).toBe('Mine entirely.'), SOON);
  });

  it('stay as they are until somebody decides', async () => {
    const dialog = await differ();
    await userEvent.click(dialog.getByRole('button', { name: 'Decide later' }));
    expect(screen.getByText('Changed elsewhere too')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Abstract/)).toHaveValue('Mine entirely.');
    expect(stored()?.abstract).toBe('Theirs entirely.');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('dialog', {}, SOON)).toBeInTheDocument();
  });

  it('show what the other one saved as soon as this one is looked at again', async () => {
    await openAbstract();
    service.saveElsewhere('app-1', { abstract: 'Written on the phone.' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByLabelText(/^Abstract/)).toHaveValue('Written on the phone.'));
  });
});

describe('an application that was deleted elsewhere', () => {
  it('is not made again by itself, and not lost either', async () => {
    quietly();
    await openAbstract();
    service.applications.delete('app-1');
    type(/^Abstract/, 'Still here.');
    expect(await screen.findByText('Deleted elsewhere', {}, SOON)).toBeInTheDocument();
    expect(service.sent('POST', SAVE_APPLICATION_PATH)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(service.applications.get('new-1')?.abstract).toBe('Still here.'));
  });
});

describe('version history', () => {
  it('lists, shows and restores an earlier state, and undoes that', async () => {
    service.keepVersion(applicationWith({ id: 'app-1', abstract: 'As it was.', version: 1 }), 'automatic');
    await openAbstract({ version: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Version history' }));
    const list = within(await screen.findByRole('list', { name: 'Earlier versions' }));
    await userEvent.click(list.getByRole('button'));
    expect(await screen.findByText('As it was.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(stored()?.abstract).toBe('As it was.'));
    expect(screen.getByText('Version restored. The version from before is kept in this list.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name this version' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Abstract/)).toHaveValue('As it was.');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()?.abstract).toBe('An axe.'));
    expect(screen.getByLabelText(/^Abstract/)).toHaveValue('An axe.');
  });
});

it('no call is made without a token [S2-436] [S2-438]', async () => {
  renderAt('/patent-buddy/wizard', { signedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Introduction' });
  expect(service.calls.filter(({ path }) => path.startsWith('/api/patent-applications'))).toEqual([]);
});
