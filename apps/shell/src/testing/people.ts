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
