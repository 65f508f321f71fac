import { AdminCreateSuperUserDto, AdminCreateUserDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { refusalWith } from '../docs/docs-schemas.ts';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_QUESTION, NEW_USER, PASSWORD_ERRORS, told } from '../docs/example-account.ts';

const { named, success, text } = schema;
const PERSON = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.com',
  password: EXAMPLE.password,
  confirmPassword: EXAMPLE.password,
};
const NEW_PERSON = { ...NEW_USER, firstName: 'Grace', lastName: 'Hopper', name: 'Grace Hopper', email: PERSON.email };
const REFUSED = [{ status: 200, description: 'Refused; a screen reads why.', schema: refusalWith('EMAIL_TAKEN', {}) }];
const ERRORS = [...BODY_ERRORS, ...PASSWORD_ERRORS, 'EMAIL_INVALID', 'FIELDS_REQUIRED', 'PASSWORDS_DIFFER'] as const;
const QUESTION = { securityQuestion: EXAMPLE_QUESTION, securityAnswer: 'New York' };

export const CREATE_USER_DOCS: OperationDocs = {
  summary: 'Makes an account and mails its verification link',
  body: AdminCreateUserDto,
  answer: { status: 201, description: 'The account.', schema: success({ user: named('User') }) },
  otherAnswers: REFUSED,
  errors: [...ERRORS],
  examples: {
    'somebody new': {
      body: { ...PERSON, ...QUESTION, isAdmin: false },
      status: 201,
      answer: { success: true, user: NEW_PERSON },
    },
    'an address that has an account': {
      body: { ...PERSON, ...QUESTION, isAdmin: false, email: EXAMPLE.email },
      status: 200,
      answer: told('EMAIL_TAKEN', 'An account with this email address already exists.'),
    },
  },
};

export const CREATE_SUPER_USER_DOCS: OperationDocs = {
  summary: 'Makes a super user and mails the verification link',
  description: 'Who calls is known by the token; `currentUserEmail` decides nothing.',
  body: AdminCreateSuperUserDto,
  answer: { status: 201, description: 'The account.', schema: success({ message: text(), user: named('User') }) },
  otherAnswers: REFUSED,
  errors: [...ERRORS],
  examples: {
    'somebody new': {
      body: { ...PERSON, currentUserEmail: 'boss@example.com' },
      status: 201,
      answer: {
        success: true,
        message: 'The super user is created.',
        user: { ...NEW_PERSON, isSuperUser: true, securityQuestion: null },
      },
    },
  },
};
