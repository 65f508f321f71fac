import { CodedError } from '@premise/service-platform';

/** A place in an ordered list: what the row there is ordered by, and its id. */
export interface ListPlace {
  key: string;
  id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As an address carries it. `order` is bound in, since the place in another order is another one. */
export const writePlace = (order: string, { key, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

/** Throws VALIDATION_FAILED for what was not made by `writePlace` for this order. */
export function readPlace(order: string, text: string): ListPlace {
  try {
    const [given, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (given === order && typeof key === 'string' && typeof id === 'string' && UUID.test(id)) return { key, id };
  } catch {
    // told below
  }
  throw new CodedError('VALIDATION_FAILED', 'This is no place in the list.');
}
