import { fakeBackend } from '@premise/browser-testing';
import { PremiseProvider } from '@premise/ui';
import type { RemoteModule } from '@premise/web-platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadRoutes } from './load-remote-routes.ts';
import { mountAt } from './mounts.ts';
import { RemoteRoutes } from './remote-routes.tsx';
import { isStaleChunk, reloadOnce } from './stale-chunk.ts';

const room = (text: string): RemoteModule => ({ default: () => <p>{text}</p> });
const show = (load: LoadRoutes, patienceMs = 5_000) =>
  render(
    <PremiseProvider>
      <nav>the shell</nav>
      <RemoteRoutes remote="analyzer_mf" label="The argument analyzer" load={load} patienceMs={patienceMs} />
    </PremiseProvider>,
  );
const FALLBACK = 'The argument analyzer is not available right now';
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

describe('a remote in the shell', () => {
  let warned: jest.SpyInstance;
  let failed: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warned.mockRestore();
    failed.mockRestore();
  });

  it('is a skeleton while it comes, then its pages', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    show(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByRole('status')).toHaveTextContent('The argument analyzer is loading');
    arrive(room('the analyzer'));
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
  });

  it('falls back when it is down, and Retry tries again as often as it is pressed', async () => {
    let attempts = 0;
    show(() => {
      attempts += 1;
      return attempts < 4 ? Promise.reject(new Error('down')) : Promise.resolve(room('the analyzer'));
    });
    expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
    expect(screen.getByText('the shell')).toBeInTheDocument();
    for (const expected of [2, 3]) {
      await retry();
      expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
      expect(attempts).toBe(expected);
      expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    }
    await retry();
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
  });

  it('falls back when it is slow, and takes the place when it arrives after all', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    show(() => new Promise((resolve) => (arrive = resolve)), 50);
    expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
    arrive(room('the analyzer'));
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
  });

  it('falls back when it throws while rendering; the shell stands', async () => {
    let broken = true;
    const Room = () => {
      if (broken) throw new Error('broken');
      return <p>the analyzer</p>;
    };
    show(() => Promise.resolve({ default: Room }));
    expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
    expect(screen.getByText('the shell')).toBeInTheDocument();
    broken = false;
    await retry();
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
  });
});

describe('the places of the remotes', () => {
  it.each([
    ['/analyzer', 'analyzer_mf'],
    ['/analysis/7', 'analyzer_mf'],
    ['/dashboard', 'analyzer_mf'],
    ['/patent-buddy', 'patent_mf'],
    ['/patent-buddy/draft/3', 'patent_mf'],
    ['/patent-applications', 'patent_mf'],
    ['/admin', 'admin_mf'],
    ['/', undefined],
    ['/analyzers', undefined],
    ['/constructor', undefined],
  ])('%s is drawn by %s', (pathname, remote) => {
    expect(mountAt(pathname)?.remote).toBe(remote);
  });
});

describe('a stale chunk', () => {
  beforeEach(() => sessionStorage.clear());
  const stale = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });

  it('is told from other errors', () => {
    expect(isStaleChunk(stale)).toBe(true);
    expect(isStaleChunk(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
    expect(isStaleChunk(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isStaleChunk('Loading chunk 12 failed')).toBe(false);
  });

  it('reloads the page once, not for ever', async () => {
    fakeBackend({ 'GET /': { body: '<html>' } });
    const reload = jest.fn();
    expect(await reloadOnce('shell', reload)).toBe(true);
    expect(await reloadOnce('shell', reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while the server does not answer', async () => {
    fakeBackend({ 'GET /': 'no connection' });
    const reload = jest.fn();
    expect(await reloadOnce('shell', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
