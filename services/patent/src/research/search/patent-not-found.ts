import { CodedError } from '@premise/service-platform';

/** S2 section 8. */
export const patentNotFound = (): CodedError =>
  new CodedError('PATENT_NOT_FOUND', 'Patent not found. Please check the patent number and try again.');
