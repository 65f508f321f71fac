import { createHash } from 'node:crypto';

/** Changes with the password, and says nothing about it: what is marked is the salted hash. */
export const passwordMark = (passwordHash: string | null): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex');
