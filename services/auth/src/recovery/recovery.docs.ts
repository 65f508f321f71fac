import { RequestResetDto, ResetPasswordDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { textOrNull } from '../docs/docs-schemas.ts';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_QUESTION, PASSWORD_ERRORS, told } from '../docs/example-account.ts';

const { objectOf, success, text } = schema;

export const QUESTION_DOCS: OperationDocs = {
  summary: 'The security question of an account, and nothing else',
  description: '`null` for an address that is not known; a question of `null` for an account that has none.',
  parameters: { email: { in: 'path', description: 'The address.', schema: text() } },
  answer: {
    status: 200,
    description: 'The question.',
    schema: { anyOf: [objectOf({ securityQuestion: textOrNull }), { type: 'null' }] },
  },
  errors: ['TEXT_NOT_STORABLE', 'RATE_LIMITED'],
  examples: {
    'a known address': {
      parameters: { email: EXAMPLE.email },
      status: 200,
      answer: { securityQuestion: EXAMPLE_QUESTION },
    },
    'an unknown one': { parameters: { email: 'nobody@example.com' }, status: 200, answer: null },
  },
};

export const REQUEST_RESET_DOCS: OperationDocs = {
  summary: 'Mails a link that sets a new password',
  description:
    'With `securityAnswer` the answer is checked first. With the address alone the link goes to the account’s own mailbox, at most three an hour.',
  body: RequestResetDto,
  answer: { status: 200, description: 'The link is on its way.', schema: success({ message: text() }) },
  errors: [
    ...BODY_ERRORS,
    'ACCOUNT_UNKNOWN',
    'SECURITY_ANSWER_WRONG',
    'SECURITY_QUESTION_MISSING',
    'FIELDS_REQUIRED',
    'RATE_LIMITED',
  ],
  examples: {
    'with the answer': {
      body: { email: EXAMPLE.email, securityAnswer: EXAMPLE.answer },
      status: 200,
      answer: { success: true, message: 'Password reset link sent!' },
    },
    'with a wrong answer': {
      body: { email: EXAMPLE.email, securityAnswer: 'Atlantis' },
      status: 200,
      answer: told('SECURITY_ANSWER_WRONG', 'Incorrect security answer.'),
    },
    'an address without an account': {
      body: { email: 'nobody@example.com' },
      status: 200,
      answer: told('ACCOUNT_UNKNOWN', 'No account found with this email address.'),
    },
  },
};

export const RESET_PASSWORD_DOCS: OperationDocs = {
  summary: 'Sets a new password with a mailed link',
  description: 'Uses the link up and ends every session of the account.',
  body: ResetPasswordDto,
  answer: { status: 200, description: 'It is changed.', schema: success({ message: text() }) },
  errors: [...BODY_ERRORS, ...PASSWORD_ERRORS, 'INVALID_RESET_LINK', 'FIELDS_REQUIRED', 'RATE_LIMITED'],
  examples: {
    'the link of the mail': {
      body: { token: EXAMPLE.link, newPassword: EXAMPLE.newPassword },
      status: 200,
      answer: { success: true, message: 'Your password is changed. You can sign in with it now.' },
    },
    'a link that was used': {
      body: { token: 'A'.repeat(43), newPassword: EXAMPLE.newPassword },
      status: 200,
      answer: told('INVALID_RESET_LINK', 'Invalid reset link. Please request a new password reset.'),
    },
  },
};
