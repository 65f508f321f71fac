import type { User } from '@premise/contracts';

/** The letter on the avatar: of the first name, else of the name, else U. */
export function avatarLetter(user: Pick<User, 'firstName' | 'name'>): string {
  const source = user.firstName?.trim() || user.name?.trim() || 'U';
  // by code point: a name may begin outside the basic plane
  return (Array.from(source)[0] ?? 'U').toLocaleUpperCase();
}

export function displayName(user: Pick<User, 'name'>): string {
  return user.name?.trim() || 'User';
}
