import { DeleteAccountDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE } from '../docs/example-account.ts';
import { NOT_RECENT } from '../password/password.docs.ts';

export const DELETE_ACCOUNT_DOCS: OperationDocs = {
  summary: 'Erases the caller’s own account in every service',
  description: 'Whatever `email` names. There is no way back.',
  body: DeleteAccountDto,
  answer: { status: 200, description: 'It is deleted.', schema: schema.success({ message: schema.text() }) },
  errors: [...BODY_ERRORS, 'PASSWORD_CONFIRMATION_NEEDED', 'LAST_SUPER_USER', 'FIELDS_REQUIRED'],
  examples: {
    'one’s own': {
      body: { email: EXAMPLE.email },
      status: 200,
      answer: { success: true, message: 'Your account and everything in it is deleted.' },
    },
    'long after the sign-in': { body: { email: EXAMPLE.email }, status: 200, answer: NOT_RECENT },
  },
};
