import { ChangePasswordDto, ChangeSecurityQuestionDto, ConfirmPasswordDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_TOKEN, EXAMPLE_USER, PASSWORD_ERRORS, told } from '../docs/example-account.ts';

const { named, success, text } = schema;
const WRONG = told('PASSWORD_WRONG', 'This is not your current password.');
/** Of calls that ask for the password when the sign-in is some time ago. */
export const NOT_RECENT = told('PASSWORD_CONFIRMATION_NEEDED', 'Please confirm your password to continue.');

export const CONFIRM_DOCS: OperationDocs = {
  summary: 'Proves the password once more',
  description: 'For a quarter of an hour after it the calls that ask for a recent sign-in are open again.',
  body: ConfirmPasswordDto,
  answer: {
    status: 200,
    description: 'A token that carries the new time.',
    schema: success({ user: named('User'), token: text() }),
  },
  errors: [...BODY_ERRORS, 'PASSWORD_WRONG', 'FIELDS_REQUIRED', 'RATE_LIMITED'],
  examples: {
    'the right password': {
      body: { currentPassword: EXAMPLE.password },
      status: 200,
      answer: { success: true, user: EXAMPLE_USER, token: EXAMPLE_TOKEN },
    },
    'a wrong one': { body: { currentPassword: 'open sesame, please' }, status: 200, answer: WRONG },
  },
};

export const CHANGE_PASSWORD_DOCS: OperationDocs = {
  summary: 'Changes the caller’s password',
  description: 'Ends every other session of the account and tells its holder by mail.',
  body: ChangePasswordDto,
  answer: { status: 200, description: 'It is changed.', schema: success({ message: text() }) },
  errors: [
    ...BODY_ERRORS,
    ...PASSWORD_ERRORS,
    'PASSWORD_WRONG',
    'PASSWORD_UNCHANGED',
    'FIELDS_REQUIRED',
    'RATE_LIMITED',
  ],
  examples: {
    'a new password': {
      body: { currentPassword: EXAMPLE.password, newPassword: EXAMPLE.newPassword },
      status: 200,
      answer: { success: true, message: 'Your password is changed. You are signed out everywhere else.' },
    },
    'the same again': {
      body: { currentPassword: EXAMPLE.password, newPassword: EXAMPLE.password },
      status: 200,
      answer: told('PASSWORD_UNCHANGED', 'The new password is the same as the current one.'),
    },
  },
};

export const CHANGE_QUESTION_DOCS: OperationDocs = {
  summary: 'Changes the caller’s security question',
  body: ChangeSecurityQuestionDto,
  answer: {
    status: 200,
    description: 'It is changed.',
    schema: success({ message: text(), user: named('User') }),
  },
  errors: [...BODY_ERRORS, 'PASSWORD_CONFIRMATION_NEEDED', 'FIELDS_REQUIRED'],
  examples: {
    'a new question': {
      body: { securityQuestion: 'What was the name of your first pet?', securityAnswer: 'Byron' },
      status: 200,
      answer: { success: true, message: 'Your security question is changed.', user: EXAMPLE_USER },
    },
    'long after the sign-in': {
      body: { securityQuestion: 'What was the name of your first pet?', securityAnswer: 'Byron' },
      status: 200,
      answer: NOT_RECENT,
    },
  },
};
