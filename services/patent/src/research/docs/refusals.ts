import type { ErrorCode } from '@premise/contracts';

/** A refusal as an example shows it. */
export const refusal = (code: ErrorCode, error: string, more: object = {}): object => ({
  success: false,
  code,
  error,
  ...more,
  requestId: '5f0c6f0e-6c43-4d0a-8d39-8f1f6c1f4d11',
});

export const UNREADABLE = refusal(
  'PATENT_NUMBER_UNREADABLE',
  'This is not a patent number. Write it as US10123456, US20230012345A1, D701,016, RE49,000 or PP30,000.',
);
export const UNKNOWN = refusal('PATENT_NOT_FOUND', 'Patent not found. Please check the patent number and try again.');
/** A number that no patent has. */
export const UNKNOWN_NUMBER = 'US 9,999,999';
