import type { User } from '@premise/contracts';

export const ADA: User = {
  id: 'user-ada',
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastLogin: null,
  isVerified: true,
  verified: true,
  blocked: false,
  isAdmin: false,
  isSuperUser: false,
  seesAdminLink: false,
  securityQuestion: null,
};

let serial = 0;

/** A token whose times can be read; nobody here checks its signature. */
export function tokenFor(seconds: number, now = Date.now()): string {
  serial += 1;
  const iat = Math.floor(now / 1000);
  const claims = btoa(JSON.stringify({ iat, exp: iat + seconds, jti: String(serial) }));
  return `e30.${claims.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}
