import { CodedError } from '@premise/service-platform';
import { QueryFailedError } from 'typeorm';

/** For a failed query of a page: a place that nobody was given may name as a time what is none, and is told so. */
export function refuseMadeUpPlace(error: unknown): never {
  const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
  if (code === '22007' || code === '22008') throw new CodedError('VALIDATION_FAILED', 'This is no place in the list.');
  throw error;
}
