import { ADA } from '@premise/browser-testing';
import type { User } from '@premise/contracts';
import { queryClient, sessionStore } from '@premise/web-platform';

/** Begins a test with this person signed in, and with nothing left of the one before. */
export function signedIn(user: Partial<User> = {}): User {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  sessionStore.signOut();
  const person = { ...ADA, ...user };
  sessionStore.signIn(person, 'a.b.c');
  return person;
}
