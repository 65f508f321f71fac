import { LIMITS } from '@premise/contracts';
import { AuditMailDto, AuditTextDto } from '@premise/contracts-dto';
import { auditDraft, draftOfDocument, splitDraft } from '@premise/patent-rules';
import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_TIME } from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { listOf, named, success, text } = schema;

const DRAFT =
  'Silent kettle\n\nABSTRACT\nA kettle, said kettle having a chamber.\n\nCLAIMS\n1. A kettle comprising the spout.';
const split = splitDraft(DRAFT);
const report = auditDraft(draftOfDocument(split), { today: EXAMPLE_TIME.slice(0, 10) });

export const AUDIT_DOCS: OperationDocs = {
  summary: 'Audits a draft that is pasted or sent as a file',
  description: `JSON as below, or \`multipart/form-data\` with one field \`file\`: .docx, .pdf or .txt of at most ${LIMITS.auditFileBytes / 1024 / 1024} MB. Without an account, and nothing is kept.`,
  body: AuditTextDto,
  answer: {
    status: 200,
    description: 'The report, and the sections as they were told apart by their headings.',
    schema: success({ report: named('AuditReport'), texts: named('DraftTexts'), headings: listOf(text()) }),
  },
  errors: ['VALIDATION_FAILED', 'TEXT_NOT_STORABLE', 'BODY_TOO_LARGE', 'DOCUMENT_UNREADABLE', 'RATE_LIMITED'],
  examples: {
    'a short draft': { body: { text: DRAFT }, status: 200, answer: { success: true, ...split, report } },
    'no text': {
      body: { text: ' ' },
      status: 400,
      answer: refusal('VALIDATION_FAILED', 'There is no text to audit. Paste a draft, or choose a file.'),
    },
  },
};

export const AUDIT_MAIL_DOCS: OperationDocs = {
  summary: 'Mails the report on these sections',
  description:
    'The mail names rules, numbers and sections, and quotes nothing of the draft. A mailbox gets few of them a day, from whomever.',
  body: AuditMailDto,
  answer: { status: 202, description: 'The mail is on its way.', schema: success() },
  errors: ['FIELDS_REQUIRED', 'EMAIL_INVALID', 'VALIDATION_FAILED', 'TEXT_NOT_STORABLE', 'RATE_LIMITED'],
  otherAnswers: [{ status: 200, description: 'A person can mend it (decision 29).', schema: named('Failure') }],
  examples: {
    'to the writer': { body: { email: 'ada@example.org', ...split }, status: 202, answer: { success: true } },
    'to no address': {
      body: { email: 'ada', ...split },
      status: 200,
      answer: {
        success: false,
        code: 'EMAIL_INVALID',
        error: 'Please enter a valid email address.',
        fields: { email: 'Please enter a valid email address.' },
      },
    },
  },
};
