import { ApiError } from '@premise/web-platform';

/** Whether an error tells of the sources; a refused question (an unknown number, too many calls) or one that was not asked says nothing about them. */
export function sourcesFailed(error: Error | null): boolean {
  if (error === null) return false;
  if (!(error instanceof ApiError)) return true;
  return error.code !== 'NO_TOKEN' && !(error.status >= 400 && error.status < 500);
}
