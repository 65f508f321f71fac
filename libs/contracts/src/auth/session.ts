import type { Answer } from '../api.ts';
import type { User } from './user.ts';

/** POST, no body: exchanges the refresh cookie for a new access token; rotates the cookie. 401 when there is none. */
export const REFRESH_PATH = '/api/auth/refresh';
export type RefreshResponse = Answer<{ user: User; token: string }>;

/**
 * POST, no body: ends the session of the cookie, and that of the bearer if there is one, in every service, and clears the
 * cookie. 200 also when there was none.
 */
export const LOGOUT_PATH = '/api/auth/logout';
export type LogoutResponse = Answer;

/** GET with bearer: is this session live? What the other services ask when Redis cannot answer. 200 or 401. */
export const SESSION_PATH = '/api/auth/session';
export type SessionResponse = Answer<{ user: User }>;

/** GET: the JSON Web Key Set that verifies access tokens (RFC 7517). */
export const JWKS_PATH = '/api/auth/.well-known/jwks.json';

export const ACCESS_TOKEN = {
  issuer: 'premise-auth',
  audience: 'premise',
  /** Seconds an access token lives (decision 4). */
  lifetimeSeconds: 600,
  algorithm: 'ES256',
  /** JWS `typ` header of an access token (RFC 9068). */
  type: 'at+jwt',
} as const;

/** Claims of an access token. `sub` is the user id, `sid` the session id. */
export interface AccessTokenClaims {
  sub: string;
  sid: string;
  iss: string;
  aud: string;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
  jti: string;
  /** Seconds since the epoch at which the password was last proved in this session. */
  auth_time: number;
  isAdmin: boolean;
  isSuperUser: boolean;
  isVerified: boolean;
}

/** Redis key of a session's state: `live` or `ended`. Only the auth service writes it. A prefix of the instance stands before it. */
export const sessionKey = (sessionId: string): string => `session:${sessionId}`;
/** Redis channel on which the auth service publishes the ids of sessions that ended (JSON {sessionId, userId}). */
export const SESSION_ENDED_CHANNEL = 'session-ended';
