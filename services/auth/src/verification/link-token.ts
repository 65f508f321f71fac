import { createHash, randomBytes } from 'node:crypto';

/** A new one-time token: 256 random bits, safe in an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a token is kept. Its randomness makes a slow hash needless. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a text can be such a token at all. */
export const isLinkToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);
