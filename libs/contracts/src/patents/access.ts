import type { Answer } from '../api.ts';

/** GET with bearer: that the patent service knows the caller. 401 without a live session. */
export const PATENT_ACCESS_PATH = '/api/patents/access';
export type PatentAccessResponse = Answer<{ userId: string }>;
