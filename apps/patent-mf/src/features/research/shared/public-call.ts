import type { CallOptions } from '@premise/web-platform';
import { researchHeaders } from './research-headers.ts';

/** Sources that are slow answer after their own time limits, one after another. */
const PATIENCE_MS = 90_000;

/** How research is asked: open to visitors, with the reader's office key where there is one. */
export const publicCall = (signal?: AbortSignal): CallOptions => ({
  auth: false,
  headers: researchHeaders(),
  timeoutMs: PATIENCE_MS,
  ...(signal ? { signal } : {}),
});
