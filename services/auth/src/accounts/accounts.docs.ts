import { RegisterDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { refusalWith } from '../docs/docs-schemas.ts';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_QUESTION, PASSWORD_ERRORS, refusal, told } from '../docs/example-account.ts';

const { success, text, yesOrNo } = schema;

const NOT_OFFERED = 'Please choose one of the security questions.';
const PERSON = {
  email: 'grace@example.com',
  password: EXAMPLE.password,
  firstName: 'Grace',
  lastName: 'Hopper',
  securityQuestion: EXAMPLE_QUESTION,
  securityAnswer: 'New York',
};

export const REGISTER_DOCS: OperationDocs = {
  summary: 'Makes an account and mails its verification link',
  body: RegisterDto,
  answer: { status: 201, description: 'The account is made.', schema: success({ email: text(), message: text() }) },
  otherAnswers: [
    {
      status: 200,
      description: 'Refused. `canReset`: the address has a verified account, whose password can be reset.',
      schema: refusalWith('EMAIL_TAKEN', { canReset: yesOrNo }),
    },
  ],
  errors: [...BODY_ERRORS, ...PASSWORD_ERRORS, 'EMAIL_INVALID', 'FIELDS_REQUIRED', 'RATE_LIMITED'],
  examples: {
    'somebody new': {
      body: PERSON,
      status: 201,
      answer: {
        success: true,
        email: PERSON.email,
        message: 'Account created. Please check your email to verify your account.',
      },
    },
    'an address that has an account': {
      body: { ...PERSON, email: EXAMPLE.email },
      status: 200,
      answer: told('EMAIL_TAKEN', 'An account with this email address already exists.', { canReset: true }),
    },
    'a question that is not offered': {
      body: { ...PERSON, securityQuestion: 'What is the answer?' },
      status: 200,
      answer: told('VALIDATION_FAILED', NOT_OFFERED, {}, { securityQuestion: NOT_OFFERED }),
    },
    'no first name': {
      body: { ...PERSON, firstName: undefined },
      status: 400,
      answer: refusal('FIELDS_REQUIRED', 'All fields are required.', { firstName: 'All fields are required.' }),
    },
    'a password that is easily guessed': {
      body: { ...PERSON, password: 'password123' },
      status: 200,
      answer: told(
        'PASSWORD_TOO_COMMON',
        'This password is one of the most common ones and would be guessed at once. Please choose another.',
      ),
    },
  },
};
