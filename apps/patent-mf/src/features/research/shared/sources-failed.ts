import { ApiError } from '@premise/web-platform';

/** Whether an error tells of the sources; a refused question (an unknown number, too many calls) says nothing about them. */
export const sourcesFailed = (error: Error | null): boolean =>
  error !== null && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
