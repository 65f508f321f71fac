import { sessionStore } from '@premise/web-platform';

/** Whether a call would be made in this person's name. */
export function isSignedInAs(userId: string): boolean {
  const { status, user } = sessionStore.state();
  return userId !== '' && status === 'signed-in' && user?.id === userId;
}
