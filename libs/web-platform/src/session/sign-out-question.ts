import type { KeptDraft } from '../kept-drafts/kept-draft.ts';

/** `sending`: what this device keeps is on its way. `asking`: some of it could not be sent, and would go with a sign-out. */
export type SignOutQuestion =
  { state: 'none' } | { state: 'sending' } | { state: 'asking'; left: readonly KeptDraft[]; signOut: () => void };

let question: SignOutQuestion = { state: 'none' };
const listeners = new Set<() => void>();

/** The question that a sign-out may have to ask. The shell shows it: the buttons that start one may be gone by then. */
export const signOutQuestion = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): SignOutQuestion => question,
  set: (next: SignOutQuestion): void => {
    question = next;
    for (const listener of [...listeners]) listener();
  },
};
