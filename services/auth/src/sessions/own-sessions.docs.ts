import { EndSessionDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import { BODY_ERRORS, EXAMPLE, EXAMPLE_TIME, EXAMPLE_USER, refusal, UNKNOWN_ID } from '../docs/example-account.ts';

const { listOf, named, success, whole } = schema;

export const SESSION_DOCS: OperationDocs = {
  summary: 'The account that is signed in',
  description: 'Also what the other services ask when they cannot know whether a session is live.',
  answer: { status: 200, description: 'The account.', schema: success({ user: named('User') }) },
  examples: { 'a live session': { status: 200, answer: { success: true, user: EXAMPLE_USER } } },
};

export const SESSIONS_DOCS: OperationDocs = {
  summary: 'The caller’s live sessions',
  description: 'The current one first, then the most recently used.',
  answer: { status: 200, description: 'The sessions.', schema: success({ sessions: listOf(named('Session')) }) },
  examples: {
    'two devices': {
      status: 200,
      answer: {
        success: true,
        sessions: [
          {
            id: EXAMPLE.session,
            current: true,
            device: 'Firefox on Windows',
            createdAt: EXAMPLE_TIME,
            lastUsedAt: EXAMPLE_TIME,
            expiresAt: '2026-04-03T10:15:30.000Z',
          },
        ],
      },
    },
  },
};

export const END_SESSION_DOCS: OperationDocs = {
  summary: 'Ends one of the caller’s own sessions',
  body: EndSessionDto,
  answer: { status: 200, description: 'It is ended.', schema: success() },
  errors: [...BODY_ERRORS, 'NOT_FOUND'],
  examples: {
    'a session of one’s own': { body: { sessionId: EXAMPLE.session }, status: 200, answer: { success: true } },
    'unknown, or somebody else’s': {
      body: { sessionId: UNKNOWN_ID },
      status: 404,
      answer: refusal('NOT_FOUND', 'There is nothing with this id.'),
    },
  },
};

export const END_OTHERS_DOCS: OperationDocs = {
  summary: 'Ends all of the caller’s sessions but this one',
  answer: { status: 200, description: 'How many there were.', schema: success({ ended: whole(0) }) },
  examples: { 'one other': { status: 200, answer: { success: true, ended: 1 } } },
};
