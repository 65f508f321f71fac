import { LoginDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { refusalWith } from '../docs/docs-schemas.ts';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_TOKEN, EXAMPLE_USER, told } from '../docs/example-account.ts';

const { listOf, named, objectOf, success, text, yesOrNo } = schema;

const GRANTED = success({ user: named('User'), token: text('Access token: for the header Authorization, as Bearer.') });
const COOKIE = {
  Cookie: {
    in: 'header',
    description: 'The refresh cookie that the sign-in set; a browser sends it by itself.',
    schema: text(),
  },
} as const;
const GRANT = { success: true, user: EXAMPLE_USER, token: EXAMPLE_TOKEN };

export const LOGIN_DOCS: OperationDocs = {
  summary: 'Signs in',
  description:
    'Answers an access token of ten minutes and sets the refresh cookie that renews it. Another site’s page is refused.',
  body: LoginDto,
  answer: {
    status: 200,
    description: 'Signed in, or why not.',
    schema: {
      anyOf: [GRANTED, refusalWith('EMAIL_NOT_VERIFIED', { needsVerification: yesOrNo, email: text() })],
    },
  },
  errors: [...BODY_ERRORS, 'FIELDS_REQUIRED', 'INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'FORBIDDEN', 'RATE_LIMITED'],
  examples: {
    'the right password': {
      body: { email: EXAMPLE.email, password: EXAMPLE.password },
      status: 200,
      answer: GRANT,
    },
    'a wrong one': {
      body: { email: EXAMPLE.email, password: 'open sesame, please' },
      status: 200,
      answer: told('INVALID_CREDENTIALS', 'Invalid email or password.'),
    },
    'before the address is verified': {
      body: { email: EXAMPLE.email, password: EXAMPLE.password },
      status: 200,
      answer: told('EMAIL_NOT_VERIFIED', 'Please verify your email before logging in.', {
        needsVerification: true,
        email: EXAMPLE.email,
      }),
    },
  },
};

export const REFRESH_DOCS: OperationDocs = {
  summary: 'Exchanges the refresh cookie for a new access token',
  description: 'The cookie changes with it: whoever shows an old one ends the session.',
  parameters: COOKIE,
  answer: { status: 200, description: 'A new token, and a new cookie.', schema: GRANTED },
  errors: ['UNAUTHENTICATED', 'SESSION_ENDED', 'FORBIDDEN', 'RATE_LIMITED'],
  examples: { 'a live session': { parameters: { Cookie: EXAMPLE.cookie }, status: 200, answer: GRANT } },
};

export const LOGOUT_DOCS: OperationDocs = {
  summary: 'Ends the session in every service',
  description: 'That of the cookie, and that of the bearer if there is one. 200 also when there was none.',
  parameters: COOKIE,
  answer: { status: 200, description: 'Signed out.', schema: success() },
  errors: ['FORBIDDEN'],
  examples: { 'a live session': { parameters: { Cookie: EXAMPLE.cookie }, status: 200, answer: { success: true } } },
};

export const KEY_SET_DOCS: OperationDocs = {
  summary: 'The public keys that verify access tokens',
  description: 'A JSON Web Key Set (RFC 7517).',
  answer: {
    status: 200,
    description: 'The keys.',
    schema: objectOf({
      keys: listOf(objectOf({ kty: text(), crv: text(), x: text(), y: text(), kid: text(), alg: text(), use: text() })),
    }),
  },
  examples: {
    'the key set': {
      status: 200,
      answer: {
        keys: [
          {
            kty: 'EC',
            crv: 'P-256',
            x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
            y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
            kid: '1PDbQo7O-4ame3DEEJrF6_0dO_xuMhcMIjq2u5qxKtQ',
            alg: 'ES256',
            use: 'sig',
          },
        ],
      },
    },
  },
};
