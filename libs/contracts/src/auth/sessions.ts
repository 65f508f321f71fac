import type { Answer } from '../api.ts';

/** One sign-in of the caller, as its owner sees it. */
export interface SessionListItem {
  id: string;
  /** The session of this very call. */
  current: boolean;
  /** Browser and system in words, such as `Firefox on Windows`; `Unknown device` when the browser did not say. */
  device: string;
  /** ISO 8601, UTC: when it was opened. */
  createdAt: string;
  /** ISO 8601, UTC: when it was last renewed or opened. */
  lastUsedAt: string;
  /** ISO 8601, UTC: when it ends by itself. */
  expiresAt: string;
}

/** GET with bearer: the caller's live sessions, the current one first, then the most recently used. */
export const SESSIONS_PATH = '/api/auth/sessions';
export type SessionsResponse = Answer<{ sessions: SessionListItem[] }>;

/** POST with bearer: ends one of the caller's own sessions. Someone else's id answers as an unknown one does: 404. */
export const END_SESSION_PATH = '/api/auth/sessions/end';
export interface EndSessionRequest {
  sessionId: string;
}
export type EndSessionResponse = Answer;

/** POST with bearer, no body: ends all of the caller's sessions but the current one. */
export const END_OTHER_SESSIONS_PATH = '/api/auth/sessions/end-others';
export type EndOtherSessionsResponse = Answer<{ ended: number }>;
