import { REMOTES_PATH, type RemoteDescription, type RemotesFile } from '@premise/contracts';

/** Asks the deployment where a remote is. Never cached: a retry may be asking because it has moved. */
export async function findRemote(name: string, signal: AbortSignal): Promise<RemoteDescription> {
  const response = await fetch(REMOTES_PATH, { signal, cache: 'no-store', headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${REMOTES_PATH} answered ${response.status}`);
  const { remotes } = (await response.json()) as Partial<RemotesFile>;
  const found = remotes?.find((remote) => remote.name === name);
  if (!found) throw new Error(`${REMOTES_PATH} names no remote ${name}`);
  return found;
}
