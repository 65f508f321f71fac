import { ChangeEmailDto, VerifyEmailChangeDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_TIME, EXAMPLE_USER, told } from '../docs/example-account.ts';
import { NOT_RECENT } from '../password/password.docs.ts';

const { named, objectOf, success, text, time } = schema;
const CHANGE = { currentEmail: EXAMPLE.email, newEmail: 'countess@example.com' };

export const CHANGE_EMAIL_DOCS: OperationDocs = {
  summary: 'Mails a link that confirms a new address',
  description: 'Acts on the caller’s own account, whatever `currentEmail` names. The old address is told by mail.',
  body: ChangeEmailDto,
  answer: { status: 200, description: 'What is going to happen.', schema: success({ message: text() }) },
  errors: [
    ...BODY_ERRORS,
    'EMAIL_INVALID',
    'EMAIL_UNCHANGED',
    'FIELDS_REQUIRED',
    'PASSWORD_CONFIRMATION_NEEDED',
    'RATE_LIMITED',
  ],
  examples: {
    'another address': {
      body: CHANGE,
      status: 200,
      answer: {
        success: true,
        message:
          'If this address can be used, a confirmation email is on its way to it. Your address changes once you open the link in it.',
      },
    },
    'the same again': {
      body: { ...CHANGE, newEmail: EXAMPLE.email },
      status: 200,
      answer: told('EMAIL_UNCHANGED', 'This is already your email address.'),
    },
    'long after the sign-in': { body: CHANGE, status: 200, answer: NOT_RECENT },
  },
};

export const VERIFY_EMAIL_CHANGE_DOCS: OperationDocs = {
  summary: 'Confirms a new address with a mailed link',
  body: VerifyEmailChangeDto,
  answer: {
    status: 200,
    description: 'The account with its new address.',
    schema: success({ message: text(), user: named('User') }),
  },
  errors: [...BODY_ERRORS, 'INVALID_EMAIL_CHANGE_LINK', 'FIELDS_REQUIRED', 'RATE_LIMITED'],
  examples: {
    'the link of the mail': {
      body: { token: EXAMPLE.link },
      status: 200,
      answer: { success: true, message: 'Your email address is changed.', user: EXAMPLE_USER },
    },
    'a link that was used': {
      body: { token: 'A'.repeat(43) },
      status: 200,
      answer: told('INVALID_EMAIL_CHANGE_LINK', 'Email verification failed.'),
    },
  },
};

export const PENDING_DOCS: OperationDocs = {
  summary: 'The change of address that waits for its confirmation',
  answer: {
    status: 200,
    description: 'The change, or null.',
    schema: success({ pending: { anyOf: [objectOf({ newEmail: text(), expiresAt: time }), { type: 'null' }] } }),
  },
  examples: {
    'one that waits': {
      status: 200,
      answer: { success: true, pending: { newEmail: CHANGE.newEmail, expiresAt: EXAMPLE_TIME } },
    },
    none: { status: 200, answer: { success: true, pending: null } },
  },
};

export const CANCEL_DOCS: OperationDocs = {
  summary: 'Calls a change of address off',
  description: 'Its link is dead. 200 also when there was none.',
  answer: { status: 200, description: 'It is called off.', schema: success() },
  examples: { 'one that waits': { status: 200, answer: { success: true } } },
};
