import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The form in which two answers are the same: trimmed, in whatever case and Unicode form they were typed (decision 2).
 * By way of upper case, since `STRASSE` and `Straße` have no common lower case.
 */
const answerKey = (answer: string): string =>
  answer.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').trim();

const digest = (answer: string): Buffer => createHash('sha256').update(answerKey(answer)).digest();

/** Whether two answers are the same; takes the same time wherever they differ. */
export const isSameAnswer = (given: string, stored: string): boolean => timingSafeEqual(digest(given), digest(stored));
