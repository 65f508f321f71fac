import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-addresses.ts';

/** The name leads to a machine of a private network. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/** Resolves names as Node does, and refuses those that lead into private networks: what is checked is what is connected to. */
export const checkedLookup: LookupFunction = (hostname, options, callback) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(hostname, all, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const first = addresses[0];
    if (first === undefined || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new PrivateAddress(`${hostname} leads to a private address`), '', 0);
    }
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
