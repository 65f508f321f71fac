import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_USER_ID } from '../docs/drafting-examples.ts';

const { success, text } = schema;

export const ACCESS_DOCS: OperationDocs = {
  summary: 'Whether this service knows the caller',
  answer: { status: 200, description: 'Who it is.', schema: success({ userId: text() }) },
  examples: { 'who is signed in': { status: 200, answer: { success: true, userId: EXAMPLE_USER_ID } } },
};
