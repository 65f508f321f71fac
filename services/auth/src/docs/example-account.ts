import type { ErrorCode, User } from '@premise/contracts';

/** The account that the examples speak of; specs make one and put its own values in the place of these. */
export const EXAMPLE = {
  id: '3c1d7a52-8a0f-4d5e-9b61-5f2f0c7e4a10',
  email: 'ada@example.com',
  password: 'a quiet harbour at dawn',
  newPassword: 'seven lanterns on the pier',
  answer: 'London',
  /** Of a link that was mailed. */
  link: 'mQz1b6nWJx0vT3hYp8sK2dL5cR7fG9aE4uI1oB0tNqM',
  /** The refresh cookie, name and value. */
  cookie: 'premise_refresh_main=Zk3vX9pQ1rT7wY5bN2mL8cD4fG6hJ0sA1qE3uR5tI7o',
  session: '7e2f4b90-1c3d-4e5f-8a6b-9c0d1e2f3a4b',
  job: 'analysis-41',
} as const;
/** An id that nothing has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
export const EXAMPLE_TIME = '2026-03-04T10:15:30.000Z';
export const EXAMPLE_QUESTION = 'What city were you born in?';
/** An access token, as short as it can be told from others. */
export const EXAMPLE_TOKEN = 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIiOiIzYzFkN2E1MiJ9.c2lnbmF0dXJl';

export const EXAMPLE_USER: User = {
  id: EXAMPLE.id,
  email: EXAMPLE.email,
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: EXAMPLE_TIME,
  lastLogin: EXAMPLE_TIME,
  isVerified: true,
  verified: true,
  blocked: false,
  isAdmin: false,
  isSuperUser: false,
  seesAdminLink: false,
  securityQuestion: EXAMPLE_QUESTION,
};
/** Made just now: nobody has signed in to it. */
export const NEW_USER = { ...EXAMPLE_USER, lastLogin: null, isVerified: false, verified: false };

const REQUEST_ID = '5f0c6f0e-6c43-4d0a-8d39-8f1f6c1f4d11';
/** A refusal with a status of its own. */
export const refusal = (code: ErrorCode, error: string, fields?: Record<string, string>): object => ({
  success: false,
  code,
  error,
  ...(fields === undefined ? {} : { fields }),
  requestId: REQUEST_ID,
});
/** The refusal of a parameter that has to be one of a few. */
export const notAmong = (name: string, values: readonly string[]): object => {
  const error = `${name} must be one of ${values.join(', ')}.`;
  return refusal('VALIDATION_FAILED', error, { [name]: error });
};
/** A refusal that a screen reads: status 200, what it may say besides, and which fields are wrong. */
export const told = (code: ErrorCode, error: string, more: object = {}, fields?: Record<string, string>): object => ({
  ...more,
  success: false,
  code,
  error,
  ...(fields === undefined ? {} : { fields }),
});

/** What any call with a body can be refused with. */
export const BODY_ERRORS: ErrorCode[] = ['VALIDATION_FAILED', 'BODY_MALFORMED', 'TEXT_NOT_STORABLE', 'BODY_TOO_LARGE'];
export const PASSWORD_ERRORS: ErrorCode[] = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'PASSWORD_TOO_COMMON'];
