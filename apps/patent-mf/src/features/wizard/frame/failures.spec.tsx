import 'fake-indexeddb/auto';
import { WIZARD_STEPS } from '@premise/contracts';
import { screen } from '@testing-library/react';
import { applicationWith, type FakePatentService } from '../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../testing/render-app.tsx';
import { saveMessage } from '../save-messages.ts';

let service: FakePatentService;
let logged: jest.SpyInstance;
beforeEach(async () => {
  service = await freshBrowser();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** An answer that no service of ours gives: what it holds is not what it should be. */
const answerWith = (nonsense: object) =>
  service.applications.set('app-1', { ...applicationWith({ title: 'Device.' }), ...nonsense });
const open = () => renderAt('/patent-buddy/wizard/app-1');

describe('what throws', () => {
  it('in a step leaves the wizard standing, and is logged [S2-068] [S2-069] [S2-070] [S2-516]', async () => {
    const inventor = { name: 'Ada', address: 'London', citizenship: { no: 'text' }, residence: '' };
    answerWith({ inventors: [inventor], lastStep: WIZARD_STEPS.indexOf('Inventors') });
    open();
    expect(await screen.findByRole('heading', { name: 'Error Loading Step' })).toBeInTheDocument();
    expect(screen.getByText('There was an error loading this step. Please refresh the page.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Steps' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('A screen of Patent Buddy failed', expect.any(Error), expect.any(String));
  });

  it('in the wizard is said in place of it, and is logged [S2-071] [S2-072] [S2-516]', async () => {
    answerWith({ completedSections: null, lastStep: WIZARD_STEPS.indexOf('Title') });
    open();
    expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeInTheDocument();
    expect(screen.getByText('There was an error loading the patent application wizard.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('A screen of Patent Buddy failed', expect.any(Error), expect.any(String));
  });

  it('before the wizard stands is kept within its own address [S2-019] [S2-020]', async () => {
    const channel = globalThis.BroadcastChannel;
    // it never comes to have the methods that the type names
    globalThis.BroadcastChannel = class {
      constructor() {
        throw new Error('This browser has none after all');
      }
    } as unknown as typeof BroadcastChannel;
    try {
      open();
      expect(await screen.findByRole('heading', { name: 'Patent Application Error' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
    } finally {
      globalThis.BroadcastChannel = channel;
    }
  });
});

it('a save that failed without a reason ends in advice [S2-503]', () => {
  expect(saveMessage({ kind: 'failed', error: null })).toEqual({
    tone: 'error',
    text: 'Error saving application: Please try again.',
  });
});
