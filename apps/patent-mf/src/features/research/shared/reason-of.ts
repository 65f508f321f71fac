import { isOfflineFailure, OFFLINE_MESSAGE } from '@premise/web-platform';

/** A failed search in the specification's words; without a connection the reason is known, and so is what helps. */
export const searchFailure = (error: Error): string =>
  isOfflineFailure(error)
    ? OFFLINE_MESSAGE
    : `Search failed: ${reasonOf(error)}. Please try again or check your internet connection.`;

/** What an error says, to stand before a full stop of ours. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
  return message.replace(/[\s.]+$/, '');
}
