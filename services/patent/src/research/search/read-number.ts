import { parsePatentNumber, type PatentNumber } from '@premise/patent-numbers';
import { CodedError } from '@premise/service-platform';

/** The number that somebody wrote. Throws PATENT_NUMBER_UNREADABLE. */
export function readNumber(written: string): PatentNumber {
  const number = parsePatentNumber(written);
  if (number !== null) return number;
  throw new CodedError(
    'PATENT_NUMBER_UNREADABLE',
    'This is not a patent number. Write it as US10123456, US20230012345A1, D701,016, RE49,000 or PP30,000.',
  );
}
