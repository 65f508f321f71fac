import type { User } from '@premise/contracts';

type Kind = (value: unknown) => boolean;
const text: Kind = (value) => typeof value === 'string';
const textOrNull: Kind = (value) => value === null || typeof value === 'string';
const flag: Kind = (value) => typeof value === 'boolean';

const FIELDS: Record<keyof User, Kind> = {
  id: (value) => typeof value === 'string' && value !== '',
  email: text,
  name: text,
  firstName: text,
  lastName: text,
  createdAt: text,
  lastLogin: textOrNull,
  isVerified: flag,
  verified: flag,
  blocked: flag,
  isAdmin: flag,
  isSuperUser: flag,
  isDemoUser: (value) => value === undefined || typeof value === 'boolean',
  seesAdminLink: flag,
  securityQuestion: textOrNull,
};

/** Whether something read from storage is a user in every field: a page would fail on each one that is not. */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(FIELDS).every(([name, fits]) => fits(fields[name]));
}
