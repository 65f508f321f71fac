import {
  AdminRequestResetDto,
  AdminResetPasswordDto,
  AdminRevealAnswerDto,
  AdminToggleAdminDto,
  AdminToggleStatusDto,
  AdminVerifyUserDto,
} from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { textOrNull } from '../docs/docs-schemas.ts';
import {
  BODY_ERRORS,
  EXAMPLE,
  EXAMPLE_QUESTION,
  EXAMPLE_USER,
  PASSWORD_ERRORS,
  refusal,
  told,
  UNKNOWN_ID,
} from '../docs/example-account.ts';

const { named, oneOf, success, text } = schema;
const ACCOUNT = { status: 200, description: 'The account as it is now.', schema: success({ user: named('User') }) };
/** Nobody is acted upon by oneself, and a super user by super users alone. */
const CHANGE_ERRORS = [...BODY_ERRORS, 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_USER'] as const;

export const ACCESS_DOCS: OperationDocs = {
  summary: 'What the caller may do in the admin area',
  answer: { status: 200, description: 'The role.', schema: success({ role: oneOf('admin', 'super-user') }) },
  examples: { 'an admin': { status: 200, answer: { success: true, role: 'admin' } } },
};

export const TOGGLE_STATUS_DOCS: OperationDocs = {
  summary: 'Blocks an account, or lifts the block',
  description: 'A block ends all sessions of the account.',
  body: AdminToggleStatusDto,
  answer: ACCOUNT,
  errors: [...CHANGE_ERRORS],
  examples: {
    'a block': {
      body: { userId: EXAMPLE.id, blocked: true },
      status: 200,
      answer: { success: true, user: { ...EXAMPLE_USER, blocked: true } },
    },
    'an unknown account': {
      body: { userId: UNKNOWN_ID, blocked: true },
      status: 404,
      answer: refusal('NOT_FOUND', 'There is no such account.'),
    },
  },
};

export const TOGGLE_ADMIN_DOCS: OperationDocs = {
  summary: 'Makes an account an admin, or takes that away',
  description: 'Ends all sessions of the account.',
  body: AdminToggleAdminDto,
  answer: ACCOUNT,
  errors: [...CHANGE_ERRORS],
  examples: {
    'a new admin': {
      body: { userId: EXAMPLE.id, isAdmin: true },
      status: 200,
      answer: { success: true, user: { ...EXAMPLE_USER, isAdmin: true } },
    },
  },
};

export const VERIFY_USER_DOCS: OperationDocs = {
  summary: 'Marks the account of an address verified',
  description: 'Repeating it changes nothing.',
  body: AdminVerifyUserDto,
  answer: ACCOUNT,
  errors: [...CHANGE_ERRORS, 'ACCOUNT_UNKNOWN'],
  examples: {
    'a known address': {
      body: { email: EXAMPLE.email },
      status: 200,
      answer: { success: true, user: EXAMPLE_USER },
    },
    'an unknown one': {
      body: { email: 'nobody@example.com' },
      status: 200,
      answer: told('ACCOUNT_UNKNOWN', 'No account found with this email address.'),
    },
  },
};

export const SET_PASSWORD_DOCS: OperationDocs = {
  summary: 'Sets the password of an account',
  description: 'Ends all its sessions and links, and tells its holder by mail.',
  body: AdminResetPasswordDto,
  answer: { status: 200, description: 'It is set.', schema: success() },
  errors: [...CHANGE_ERRORS, ...PASSWORD_ERRORS],
  examples: {
    'a new password': {
      body: { userId: EXAMPLE.id, newPassword: EXAMPLE.newPassword },
      status: 200,
      answer: { success: true },
    },
  },
};

export const SEND_RESET_DOCS: OperationDocs = {
  summary: 'Mails an account its reset link',
  body: AdminRequestResetDto,
  answer: { status: 200, description: 'The link is on its way.', schema: success({ message: text() }) },
  errors: [...CHANGE_ERRORS, 'ACCOUNT_UNKNOWN', 'ACCOUNT_BLOCKED', 'RATE_LIMITED'],
  examples: {
    'a known address': {
      body: { email: EXAMPLE.email },
      status: 200,
      answer: { success: true, message: 'Password reset link sent!' },
    },
  },
};

export const REVEAL_ANSWER_DOCS: OperationDocs = {
  summary: 'The security answer of an account, in the clear',
  description: 'Each call is a row of the audit log. Both are null for accounts without a question.',
  body: AdminRevealAnswerDto,
  answer: {
    status: 200,
    description: 'Question and answer.',
    schema: success({ securityQuestion: textOrNull, securityAnswer: textOrNull }),
  },
  errors: [...CHANGE_ERRORS],
  examples: {
    'an account with a question': {
      body: { userId: EXAMPLE.id },
      status: 200,
      answer: { success: true, securityQuestion: EXAMPLE_QUESTION, securityAnswer: EXAMPLE.answer },
    },
  },
};
