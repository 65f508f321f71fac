import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@premise/web-platform';
import { patiencePlugin } from './patience-plugin.ts';
import { beginAttempt, styleSheetsOf } from './remote-files.ts';
import { findRemote } from './remotes-file.ts';

/** How long a remote may take to arrive before its fallback shows. */
export const REMOTE_PATIENCE_MS = 5_000;

/** Style sheets are asked for before the scripts that need them, so little is left to wait for. */
const STYLE_PATIENCE_MS = 2_000;

export type LoadRoutes = (remote: string) => Promise<RemoteModule>;

const loaded = new Map<string, RemoteModule>();
const tried = new Set<string>();
/** Attempts that are still to be waited for: leaving a page and coming back does not begin another. */
const underWay = new Map<string, Promise<RemoteModule>>();

async function attempt(remote: string): Promise<RemoteModule> {
  const { manifest } = await findRemote(remote, AbortSignal.timeout(REMOTE_PATIENCE_MS));
  const entry = new URL(manifest, window.location.href).href;
  const folder = new URL('.', entry).href;
  beginAttempt(folder);
  if (tried.size === 0) registerPlugins([patiencePlugin(REMOTE_PATIENCE_MS)]);
  registerRemotes([{ name: remote, entry }], { force: tried.has(remote) });
  tried.add(remote);
  const routes = await loadRemote<RemoteModule>(`${remote}/routes`);
  // a module that threw while it was evaluated comes back half made the second time
  if (typeof routes?.default !== 'function') throw new Error(`${remote} exposes no routes`);
  await styleSheetsOf(folder, STYLE_PATIENCE_MS);
  loaded.set(remote, routes);
  return routes;
}

/**
 * Loads the routes of a remote, once for the page. After a failure, or when patience has run out, the next call starts
 * over: it asks again where the remote is, and makes the runtime forget what it cached of the failed attempt.
 */
export const loadRemoteRoutes: LoadRoutes = async (remote) => {
  const known = loaded.get(remote);
  if (known) return known;
  const waiting = underWay.get(remote);
  if (waiting) return waiting;
  const promise = attempt(remote);
  underWay.set(remote, promise);
  const forget = () => {
    if (underWay.get(remote) === promise) underWay.delete(remote);
  };
  const impatience = setTimeout(forget, REMOTE_PATIENCE_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(impatience);
    forget();
  }
};
