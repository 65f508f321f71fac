import { fakeBackend, hydrate, isTakenOver } from '@premise/browser-testing';
import { PremiseProvider } from '@premise/ui';
import type { RemoteModule } from '@premise/web-platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydration } from '../shared/hydration.tsx';
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

describe('a remote whose page was rendered at build time', () => {
  let rendered = '';
  // with modules of its own, as the build has: what renders in the browser must not find its contexts in use
  beforeAll(() =>
    jest.isolateModulesAsync(async () => {
      const { Suspense } = await import('react');
      const { renderToHtml } = await import('@premise/browser-testing');
      const { PremiseProvider: Provider } = await import('@premise/ui');
      rendered = await renderToHtml(
        <Provider>
          <nav>the shell</nav>
          <Suspense>
            <p>the analyzer</p>
          </Suspense>
        </Provider>,
      );
    }),
  );
  const take = (load: LoadRoutes, patienceMs = 5_000) => {
    hydration.begin();
    return hydrate(
      rendered,
      <PremiseProvider>
        <nav>the shell</nav>
        <RemoteRoutes remote="analyzer_mf" label="The argument analyzer" load={load} patienceMs={patienceMs} />
      </PremiseProvider>,
    );
  };
  let warned: jest.SpyInstance;
  beforeEach(() => {
    warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    hydration.end();
    warned.mockRestore();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('stands as it is until the remote arrives, which takes over the same elements: nothing is there twice [D-52]', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    const { root, differences } = take(() => new Promise((resolve) => (arrive = resolve)));
    const shown = screen.getByText('the analyzer');
    await waitFor(() => expect(isTakenOver(screen.getByText('the shell'))).toBe(true));
    expect(screen.queryByRole('status')).toBeNull();
    expect(isTakenOver(shown)).toBe(false);
    arrive(room('the analyzer'));
    await waitFor(() => expect(isTakenOver(shown)).toBe(true));
    expect(screen.getAllByText('the analyzer')).toEqual([shown]);
    expect(differences).toEqual([]);
    root.unmount();
  });

  it('gives way to the fallback when the remote is down, and Retry brings the page back [D-52]', async () => {
    let attempts = 0;
    const { root, differences } = take(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('down')) : Promise.resolve(room('the analyzer'));
    });
    expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
    expect(screen.queryByText('the analyzer')).toBeNull();
    screen.getByRole('button', { name: 'Retry' }).click();
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
    expect(screen.queryByText(FALLBACK)).toBeNull();
    expect(differences).toEqual([]);
    root.unmount();
  });

  it('gives way to the fallback when the remote is slow, and stands again when it arrives after all', async () => {
    let arrive: (module: RemoteModule) => void = () => undefined;
    const { root } = take(() => new Promise((resolve) => (arrive = resolve)), 50);
    expect(await screen.findByText(FALLBACK)).toBeInTheDocument();
    arrive(room('the analyzer'));
    expect(await screen.findByText('the analyzer')).toBeInTheDocument();
    root.unmount();
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
