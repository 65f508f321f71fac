import { AUDIT_EVENTS, QUEUED_JOB_STATES, QUEUES, type ErrorCode } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';

const { named, objectOf, oneOf, text, time, uuid, whole, yesOrNo } = schema;

export const textOrNull: DocsSchema = { type: ['string', 'null'] };
export const timeOrNull: DocsSchema = { type: ['string', 'null'], format: 'date-time' };
const orNull = (one: DocsSchema): DocsSchema => ({ anyOf: [one, { type: 'null' }] });
const state = oneOf('up', 'degraded', 'down');

/** A refusal that tells more than others do. */
export const refusalWith = (code: ErrorCode, more: Record<string, DocsSchema>): DocsSchema =>
  objectOf({ success: { type: 'boolean', enum: [false] }, code: oneOf(code), error: text() }, more);

/** What the operations of this service name in their docs. */
export const DOCS_SCHEMAS: Record<string, DocsSchema> = {
  User: objectOf(
    {
      id: uuid,
      email: text(),
      name: text('First and last name.'),
      firstName: text(),
      lastName: text(),
      createdAt: time,
      lastLogin: timeOrNull,
      isVerified: yesOrNo,
      verified: yesOrNo,
      blocked: yesOrNo,
      isAdmin: yesOrNo,
      isSuperUser: yesOrNo,
      seesAdminLink: yesOrNo,
      securityQuestion: textOrNull,
    },
    {},
    'An account. It never holds a password, an answer or a token.',
  ),
  Session: objectOf({
    id: uuid,
    current: yesOrNo,
    device: text('Browser and system in words.'),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
  }),
  AuditPerson: objectOf(
    { subject: uuid, account: orNull(objectOf({ id: uuid, name: text(), email: text() })) },
    {},
    'Somebody the log names: by a random id for ever, and by the account as long as there is one.',
  ),
  AuditRow: objectOf({
    id: text(),
    at: time,
    event: oneOf(...AUDIT_EVENTS),
    actor: orNull(named('AuditPerson')),
    target: orNull(named('AuditPerson')),
    address: textOrNull,
    result: oneOf('success', 'failure'),
    details: { type: 'object', additionalProperties: true },
  }),
  Queue: objectOf({
    name: oneOf(...QUEUES.map(({ name }) => name)),
    service: oneOf('auth', 'analysis', 'patent'),
    counts: objectOf(Object.fromEntries(QUEUED_JOB_STATES.map((name) => [name, whole(0)]))),
    workers: whole(0),
  }),
  QueuedJob: objectOf({
    id: text(),
    name: text(),
    payload: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    attempts: whole(0),
    addedAt: time,
    startedAt: timeOrNull,
    finishedAt: timeOrNull,
    dueAt: timeOrNull,
    failedReason: textOrNull,
  }),
  ServiceHealth: objectOf({ state }, { parts: { type: 'object', additionalProperties: state } }),
};
