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

/** To be called once, before the first remote is asked for. */
export function startRemotes(): void {
  registerPlugins([patiencePlugin(REMOTE_PATIENCE_MS)]);
}

/**
 * Loads the routes of a remote, once for the page. After a failure the next call starts over: it asks again where the
 * remote is, and makes the runtime forget what it cached of the failed attempt.
 */
export const loadRemoteRoutes: LoadRoutes = async (remote) => {
  const known = loaded.get(remote);
  if (known) return known;
  const { manifest } = await findRemote(remote, AbortSignal.timeout(REMOTE_PATIENCE_MS));
  const entry = new URL(manifest, window.location.href).href;
  const folder = new URL('.', entry).href;
  beginAttempt(folder);
  registerRemotes([{ name: remote, entry }], { force: tried.has(remote) });
  tried.add(remote);
  const routes = await loadRemote<RemoteModule>(`${remote}/routes`);
  // a module that threw while it was evaluated comes back half made the second time
  if (typeof routes?.default !== 'function') throw new Error(`${remote} exposes no routes`);
  await styleSheetsOf(folder, STYLE_PATIENCE_MS);
  loaded.set(remote, routes);
  return routes;
};
