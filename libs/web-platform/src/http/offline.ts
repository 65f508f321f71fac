import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/** For screens whose text is kept on this device, or stays in its field. */
export const OFFLINE_MESSAGE = "You're offline. Your text is safe; try again when connected.";

const isOnline = (): boolean => navigator.onLine;

/**
 * Whether a call failed because this device has no connection. The failure is asked first: a product on this machine
 * answers without a network, and what the browser thinks of the network then means nothing.
 */
export const isOfflineFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NETWORK' && !isOnline();

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a connection now: an offline message goes when it comes back. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
