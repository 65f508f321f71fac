import 'fake-indexeddb/auto';
import { emptySections, type PatentApplication, type PatentImage } from '@premise/contracts';
import { emptyDraft, keptDraftStore, unsentMark } from '@premise/web-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../testing/fake-patent-service.ts';
import { ADA, freshBrowser, renderAt, TOKEN } from '../../testing/render-app.tsx';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});

const imageWith = (at: number): PatentImage => ({
  id: `image-${at}`,
  name: `Figure ${at}`,
  url: `/files/${at}.png`,
  thumbnailUrl: `/files/${at}-small.png`,
  path: `user-1/app-1/1_${at}.png`,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  size: 1024,
  type: 'image/png',
  width: 10,
  height: 10,
  dpi: null,
  colour: 'black-and-white',
});
const store = (...applications: Partial<PatentApplication>[]) =>
  applications.forEach((one, at) => {
    const id = one.id ?? `app-${at + 1}`;
    service.applications.set(id, applicationWith({ title: `Device ${at + 1}.`, ...one, id }));
  });
const open = async () => {
  renderAt('/patent-applications');
  await screen.findByRole('list', { name: 'Patent Applications' });
};
const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`There is no card ${name}`);
  return within(found);
};

describe('My Applications', () => {
  it('lists the applications, with the way to a new one [S2-011] [S2-012] [S2-023] [S2-030] [S2-031] [S2-447]', async () => {
    store({ title: 'Device for Threading Needles.', shortDescription: 'A needle threads itself.' });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'My Applications' })).toBeInTheDocument();
    expect(card('Device for Threading Needles.').getByText('A needle threads itself.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create New Application' })).toHaveAttribute(
      'href',
      '/patent-buddy/wizard',
    );
  });

  it('asks visitors to log in [S2-511]', async () => {
    renderAt('/patent-applications', { signedIn: false });
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/login'));
    expect(screen.getByTestId('place').dataset['state']).toContain('Please log in to view your applications');
  });

  it('offers the first step where there is nothing', async () => {
    renderAt('/patent-applications');
    expect(await screen.findByRole('heading', { name: 'You have no applications yet' })).toBeInTheDocument();
    expect(screen.getByText(/^You can keep up to five drafts\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create New Application' })).toBeInTheDocument();
  });

  it('says that it cannot be loaded, and tries again when asked [S2-512] [S2-436]', async () => {
    service.on('GET', '/api/patent-applications', () => ({
      status: 403,
      body: { success: false, code: 'FORBIDDEN', error: 'Not for you.' },
    }));
    renderAt('/patent-applications');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load applications');
    service.off('GET', '/api/patent-applications');
    store({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Device 1.' })).toBeInTheDocument();
  });
});

it('asks in the name of the token that this browser keeps [S2-333]', async () => {
  store({});
  await open();
  const calls = service.calls.filter(({ path }) => path.startsWith('/api/patent-applications'));
  expect(calls.length).toBeGreaterThan(0);
  for (const { headers } of calls) expect(headers['Authorization']).toBe(`Bearer ${TOKEN}`);
});

describe('places', () => {
  it.each([
    [1, 'green', 'S2-027'],
    [3, 'green', 'S2-027'],
    [4, 'yellow', 'S2-028'],
    [5, 'red', 'S2-029'],
  ])('%i of 5 are %s [%s] [S2-026] [S2-456]', async (count, tone) => {
    store(...Array.from({ length: count }, () => ({})));
    await open();
    const words = await screen.findByText(`${count} of 5 applications used`);
    expect(words.parentElement).toHaveAttribute('data-tone', tone);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', String(count));
  });

  it('are all taken: nothing new can be begun, and the list says what to do [S2-024] [S2-025] [S2-437] [S2-515]', async () => {
    store({}, {}, {}, {}, {});
    await open();
    expect(
      await screen.findByText("You've reached the maximum limit. Delete an application to create a new one."),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create New Application' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Limit Reached' }));
    expect(screen.getByRole('dialog', { name: 'Draft limit reached (5 of 5)' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You have reached the maximum limit of 5 applications. Please delete an existing application before creating a new one.',
    );
  });
});

describe('a card', () => {
  it('tells complete from draft [S2-032] [S2-033] [S2-307]', async () => {
    store({ status: 'complete' }, { status: 'draft' });
    await open();
    expect(card('Device 1.').getByText('Complete')).toBeInTheDocument();
    expect(card('Device 2.').getByText('Draft')).toBeInTheDocument();
  });

  it('counts nine flags, and never more than all of them [S2-034] [S2-035]', async () => {
    const all = Object.fromEntries(Object.keys(emptySections()).map((flag) => [flag, true]));
    store(
      { completedSections: { ...emptySections(), Title: true, Abstract: true, Claims: true } },
      { completedSections: all as PatentApplication['completedSections'] },
    );
    await open();
    expect(card('Device 1.').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    expect(card('Device 2.').getByText('100%')).toBeInTheDocument();
  });

  it('says of a written draft that nothing in it is marked, so that "Complete" and 0% do not contradict each other', async () => {
    store({ status: 'complete', completedSections: emptySections() });
    await open();
    expect(card('Device 1.').getByText('Complete')).toHaveAttribute(
      'title',
      'At least 8 of its 11 sections are filled in',
    );
    expect(card('Device 1.').getByText('marked complete')).toHaveTextContent('0% marked complete');
    expect(
      card('Device 1.').getByRole('progressbar', { name: 'Sections of Device 1. that are marked complete' }),
    ).toHaveAttribute('aria-valuenow', '0');
  });

  it('leads to its wizard [S2-038]', async () => {
    store({});
    await open();
    const link = card('Device 1.').getByRole('link', { name: 'Continue Editing' });
    expect(link).toHaveAttribute('href', '/patent-buddy/wizard/app-1');
  });

  it('shows three images and counts the others [S2-036] [S2-037]', async () => {
    store({ images: [1, 2, 3, 4, 5].map(imageWith) }, { images: [1, 2, 3].map(imageWith) });
    await open();
    expect(card('Device 1.').getAllByRole('img')).toHaveLength(3);
    expect(card('Device 1.').getByText('+2 more')).toBeInTheDocument();
    expect(card('Device 2.').queryByText(/more/)).not.toBeInTheDocument();
  });

  it('enlarges an image, until Escape or a click outside [S2-040] [S2-041] [S2-042]', async () => {
    store({ images: [1, 2].map(imageWith) });
    await open();
    const enlarge = () => userEvent.click(card('Device 1.').getByRole('button', { name: 'Enlarge Figure 2' }));
    await enlarge();
    const lightbox = screen.getByRole('dialog', { name: 'Figure 2' });
    expect(within(lightbox).getByRole('img', { name: 'Figure 2' })).toHaveAttribute('src', '/files/2.png');
    await userEvent.click(within(lightbox).getByRole('button', { name: 'Next image' }));
    expect(screen.getByRole('dialog', { name: 'Figure 1' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await enlarge();
    await userEvent.click(screen.getByRole('img', { name: 'Figure 2' }));
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  const ask = async () => {
    await userEvent.click(card('Device 1.').getByRole('button', { name: 'Delete Device 1.' }));
    return within(screen.getByRole('dialog'));
  };

  it('asks first, and does nothing on Cancel [S2-039] [S2-043] [S2-513]', async () => {
    store({});
    await open();
    const dialog = await ask();
    const question = 'Are you sure you want to delete this application? This action cannot be undone.';
    expect(dialog.getByText(question)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(service.sent('DELETE', '/api/patent-applications/app-1')).toEqual([]);
  });

  it('takes the application away for good, the copy on this device too [S2-453] [D-37]', async () => {
    store({}, {});
    await keptDraftStore.put({
      copyId: 'copy-1',
      userId: ADA.id,
      applicationId: 'app-1',
      baseVersion: 1,
      base: null,
      draft: emptyDraft(),
      unsent: false,
      touchedAt: 1,
    });
    await open();
    await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Device 1.' })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Device 2.' })).toBeInTheDocument();
    expect(await keptDraftStore.get('copy-1')).toBeUndefined();
  });

  it('says when it failed [S2-514]', async () => {
    store({});
    service.on('DELETE', '/api/patent-applications/app-1', () => 'no connection');
    await open();
    await userEvent.click((await ask()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete application');
  });
});

describe('what this device keeps', () => {
  const keep = async (applicationId: string) => {
    unsentMark.set(ADA.id);
    await keptDraftStore.put({
      copyId: 'copy-1',
      userId: ADA.id,
      applicationId,
      baseVersion: applicationId === '' ? null : 1,
      base: null,
      draft: { ...emptyDraft(), title: 'Begun on the Train.' },
      unsent: true,
      touchedAt: 1,
    });
  };

  it('is sent when the list is opened', async () => {
    await keep('');
    renderAt('/patent-applications');
    expect(await screen.findByRole('heading', { name: 'Begun on the Train.' })).toBeInTheDocument();
  });

  it('is named as such while it cannot be sent', async () => {
    store({}, {}, {}, {}, {});
    await keep('');
    await open();
    expect(await screen.findByText(/is kept on this device only/)).toHaveTextContent('Begun on the Train.');
    expect(screen.getByRole('link', { name: 'Continue writing' })).toHaveAttribute('href', '/patent-buddy/wizard');
  });
});

describe('landing page', () => {
  it('shows the newest drafts, with the way to all of them [S2-007]', async () => {
    store({ title: 'Device for Threading Needles.' }, {}, {}, {});
    renderAt('/patent-buddy');
    const drafts = within(await screen.findByRole('region', { name: 'Go on writing' }));
    expect(drafts.getAllByRole('listitem')).toHaveLength(3);
    expect(drafts.getByRole('link', { name: /Threading Needles/ })).toHaveAttribute(
      'href',
      '/patent-buddy/wizard/app-1',
    );
    expect(drafts.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', '/patent-applications');
  });

  it('shows visitors none', async () => {
    renderAt('/patent-buddy', { signedIn: false });
    expect(await screen.findByText('The patent service is running.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Go on writing' })).not.toBeInTheDocument();
    expect(service.sent('GET', '/api/patent-applications')).toEqual([]);
  });
});
