import type { AdminUsersPage, User } from '@premise/contracts';

export const person = (changes: Partial<User> = {}): User => ({
  id: '11111111-1111-4111-8111-111111111111',
  email: 'grace@example.org',
  name: 'Grace Hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  createdAt: '2026-01-02T12:04:05.000Z',
  lastLogin: '2026-03-04T12:00:00.000Z',
  isVerified: true,
  verified: true,
  blocked: false,
  isAdmin: true,
  isSuperUser: false,
  seesAdminLink: false,
  securityQuestion: 'What city were you born in?',
  ...changes,
});

/** The administrator who looks. */
export const GRACE = person();
export const ADA = person({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.org',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  isAdmin: false,
});
export const NEW = person({
  id: '33333333-3333-4333-8333-333333333333',
  email: 'new@example.org',
  name: 'New Comer',
  firstName: 'New',
  lastName: 'Comer',
  isAdmin: false,
  isVerified: false,
  verified: false,
  lastLogin: null,
});
export const ROOT = person({
  id: '44444444-4444-4444-8444-444444444444',
  email: 'root@example.org',
  name: 'Root Person',
  isAdmin: false,
  isSuperUser: true,
  securityQuestion: null,
});

export const pageOf = (users: User[], changes: Partial<AdminUsersPage> = {}): AdminUsersPage & { success: true } => ({
  success: true,
  users,
  previous: null,
  next: null,
  counts: { total: 1234567, active: 1234500, blocked: 67, unverified: 8, admins: 9 },
  matches: users.length,
  ...changes,
});
