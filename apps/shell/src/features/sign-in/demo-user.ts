import type { User } from '@premise/contracts';

/** The local user of the demo (decision 8): nobody's account, with no rights that an account could have. */
export const demoUser = (email: string): User => ({
  id: 'demo-user',
  email,
  name: 'Demo User',
  firstName: 'Demo',
  lastName: 'User',
  createdAt: new Date().toISOString(),
  lastLogin: null,
  isVerified: true,
  verified: true,
  blocked: false,
  isAdmin: false,
  isSuperUser: false,
  isDemoUser: true,
  seesAdminLink: false,
  securityQuestion: null,
});
