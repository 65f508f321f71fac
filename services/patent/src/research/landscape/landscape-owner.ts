import { createHash } from 'node:crypto';
import { networkOf } from '@premise/service-platform';

/** Landscapes are open to visitors: their jobs belong to the network they were asked from, which is not kept readable. */
export const landscapeOwner = (address: string | undefined): string =>
  `visitor:${createHash('sha256')
    .update(networkOf(address ?? 'unknown'))
    .digest('base64url')}`;
