import { ApiError } from '@premise/web-platform';

/** A failed call in two sentences: what could not be done, and why where that is known. */
export interface Failure {
  title: string;
  reason: string | null;
}

/** S1 section 8. */
export const NETWORK_ERROR = 'Network error. Please try again.';
export const TIMED_OUT = 'Request timed out. Please try again.';

/** `title` names what was tried; a call that never came back says why in the specification's words. */
export function failureOf(error: unknown, title: string): Failure {
  if (!(error instanceof ApiError)) return { title, reason: null };
  if (error.code === 'TIMEOUT') return { title, reason: TIMED_OUT };
  if (error.code === 'NETWORK') return { title, reason: NETWORK_ERROR };
  return { title, reason: error.serverMessage ?? (error.code === 'NO_TOKEN' ? error.message : null) };
}
