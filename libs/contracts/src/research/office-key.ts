import type { Answer } from '../api.ts';

/**
 * The caller's own patent-office key (decision 23). It travels in this header to our own patent service and from there to the
 * office alone; it is never logged, stored or part of a cache's key. Absent: the server's own key, where it has one.
 */
export const OFFICE_KEY_HEADER = 'x-patent-office-key';
/** What can be a key: signs that a header can carry, without blanks. */
export const isOfficeKey = (text: string): boolean => /^[\x21-\x7e]{1,256}$/.test(text);

/**
 * POST without bearer and body, limited by address: asks the office, and no other source, with the key of the header ("test",
 * empty options). 200 in every case that the screen tells of: failures carry OFFICE_KEY_INVALID, OFFICE_KEY_MISSING, RATE_LIMITED,
 * or SOURCES_UNAVAILABLE, and their `error` is the message of "❌ API key test failed: {message}".
 */
export const OFFICE_KEY_TEST_PATH = '/api/patents/research/key/test';
export type OfficeKeyTestResponse = Answer<{
  /** The source that accepted it, for a person. */
  label: string;
}>;
