import { ResendVerificationDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE, told } from '../docs/example-account.ts';

const { success, text, yesOrNo } = schema;

export const VERIFY_DOCS: OperationDocs = {
  summary: 'Marks an account verified',
  description:
    'Harmless when repeated. `needsPassword`: the address was registered more than once before, so that the account has no password yet; a link to choose one was mailed.',
  parameters: { token: { in: 'query', description: 'Of the mailed link.', schema: text(), required: true } },
  answer: {
    status: 200,
    description: 'It is verified.',
    schema: success({ email: text(), needsPassword: yesOrNo, message: text() }),
  },
  errors: ['INVALID_VERIFICATION_LINK', 'VERIFICATION_FAILED', 'RATE_LIMITED'],
  examples: {
    'the link of the mail': {
      parameters: { token: EXAMPLE.link },
      status: 200,
      answer: {
        success: true,
        email: EXAMPLE.email,
        needsPassword: false,
        message: 'Your email address is verified. You can sign in now.',
      },
    },
    'a token that is none': {
      parameters: { token: 'abc' },
      status: 200,
      answer: told('INVALID_VERIFICATION_LINK', 'Invalid verification link.'),
    },
  },
};

export const RESEND_DOCS: OperationDocs = {
  summary: 'Mails the verification link again',
  description: 'The same answer whether the address is known or not.',
  body: ResendVerificationDto,
  answer: { status: 200, description: 'What is going to happen.', schema: success({ message: text() }) },
  errors: [...BODY_ERRORS, 'EMAIL_INVALID', 'FIELDS_REQUIRED', 'RATE_LIMITED'],
  examples: {
    'any address': {
      body: { email: EXAMPLE.email },
      status: 200,
      answer: {
        success: true,
        message:
          'If this address belongs to an account that is not verified yet, a new verification email is on its way.',
      },
    },
  },
};
