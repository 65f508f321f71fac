import { createHash, randomBytes } from 'node:crypto';

/** Days a session lives without being renewed. */
export const IDLE_DAYS = 14;
/** Days after which a session ends however often it is renewed. */
export const LONGEST_DAYS = 60;

const DAY_MS = 86_400_000;

export const newRefreshSecret = (): string => randomBytes(32).toString('base64url');
export const hashRefreshSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
export const isRefreshSecret = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);

/** When a session opened now ends at the latest. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + LONGEST_DAYS * DAY_MS);
/** When a refresh token made now ends, within its session. */
export const refreshEnd = (now: Date, sessionEndsAt: Date): Date =>
  new Date(Math.min(now.getTime() + IDLE_DAYS * DAY_MS, sessionEndsAt.getTime()));
