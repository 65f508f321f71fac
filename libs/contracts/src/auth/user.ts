/** An account as its owner sees it (S1 section 3). It never holds a password, an answer or a token. */
export interface User {
  id: string;
  email: string;
  /** First and last name joined by a space. */
  name: string;
  firstName: string;
  lastName: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC; null before the first sign-in. */
  lastLogin: string | null;
  isVerified: boolean;
  /** The same flag as `isVerified`, under its older name. */
  verified: boolean;
  blocked: boolean;
  isAdmin: boolean;
  isSuperUser: boolean;
  /** True only for a local demo user; the server never sets it. */
  isDemoUser?: boolean;
  /** True for the addresses of ADMIN_EMAILS: shows the Admin link and grants nothing (decision 7). */
  seesAdminLink: boolean;
  securityQuestion: string | null;
}

/** `premise.token` and `premise.user`: the two keys in the browser's local storage (decision 4). */
export const STORAGE_KEYS = { token: 'premise.token', user: 'premise.user' } as const;
