import { isIP } from 'node:net';

/** Names of whole networks that may stand in the list: of this host, of one link, of a private network. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/**
 * Reads a comma-separated list of the proxies whose word about a caller's address counts: addresses, networks such as
 * `10.1.0.0/16`, or one of the names `loopback`, `linklocal` and `uniquelocal`.
 */
export function readTrustedProxies(text: string): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.find((entry) => !NAMED.includes(entry) && !isNetwork(entry));
  if (wrong !== undefined) {
    throw new Error(
      `The environment variable TRUSTED_PROXIES must hold addresses, networks such as 10.1.0.0/16, or ${NAMED.join(', ')}; "${wrong}" is none of them.`,
    );
  }
  return entries;
}
