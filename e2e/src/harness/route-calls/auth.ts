import { randomUUID } from 'node:crypto';
import { SECURITY_QUESTIONS } from '@premise/contracts';
import { newPerson } from '../account.ts';
import type { RouteCalls } from './route-call.ts';

const newcomer = (): object => ({ ...newPerson(), confirmPassword: newPerson().password });

export const AUTH_CALLS: RouteCalls = {
  'GET /api/admin/access': { answers: '200' },
  'GET /api/admin/audit-log': { answers: '200' },
  'POST /api/admin/create-super-user': {
    body: () => ({ ...newcomer(), currentUserEmail: 'x@example.org' }),
    answers: '201',
  },
  'POST /api/admin/create-user': { body: () => ({ ...newcomer(), isAdmin: false }), answers: '201' },
  'DELETE /api/admin/delete-user': { body: () => ({ userId: randomUUID() }), answers: '404 NOT_FOUND' },
  'GET /api/admin/queues': { answers: '200' },
  'GET /api/admin/queues/jobs': { query: 'queue=mail&state=failed', answers: '200' },
  'POST /api/admin/queues/remove': { body: () => ({ queue: 'mail', jobId: 'none' }), answers: '404 NOT_FOUND' },
  'POST /api/admin/queues/retry': { body: () => ({ queue: 'mail', jobId: 'none' }), answers: '404 NOT_FOUND' },
  'POST /api/admin/request-reset-for-user': { body: ({ bystander }) => ({ email: bystander.email }), answers: '200' },
  'POST /api/admin/reset-password': {
    body: ({ bystander }) => ({ userId: bystander.id, newPassword: 'five5' }),
    answers: '200 PASSWORD_TOO_SHORT',
  },
  'POST /api/admin/reveal-security-answer': { body: ({ bystander }) => ({ userId: bystander.id }), answers: '200' },
  'POST /api/admin/toggle-admin': {
    body: ({ bystander }) => ({ userId: bystander.id, isAdmin: false }),
    answers: '200',
  },
  'POST /api/admin/toggle-status': {
    body: ({ bystander }) => ({ userId: bystander.id, blocked: false }),
    answers: '200',
  },
  'GET /api/admin/users': { answers: '200' },
  'POST /api/admin/users/batch': {
    body: ({ bystander }) => ({ action: 'verify', userIds: [bystander.id] }),
    answers: '200',
  },
  'GET /api/admin/users/export': { answers: '200' },
  'POST /api/admin/verify-user': { body: ({ bystander }) => ({ email: bystander.email }), answers: '200' },
  'GET /api/auth/.well-known/jwks.json': { answers: '200' },
  'POST /api/auth/cancel-email-change': { answers: '200' },
  'POST /api/auth/change-email': {
    body: (_, { email }) => ({ currentEmail: email, newEmail: newPerson().email }),
    answers: '200',
  },
  'POST /api/auth/change-password': {
    body: (_, { password }) => ({ currentPassword: password, newPassword: password }),
    answers: '200 PASSWORD_UNCHANGED',
  },
  'POST /api/auth/change-security-question': {
    body: () => ({ securityQuestion: SECURITY_QUESTIONS[4], securityAnswer: 'Middlemarch' }),
    answers: '200',
  },
  'POST /api/auth/confirm-password': { body: (_, { password }) => ({ currentPassword: password }), answers: '200' },
  'DELETE /api/auth/delete-account': { body: (_, { email }) => ({ email }), answers: '200', last: 3 },
  'GET /api/auth/health': { answers: '200' },
  'POST /api/auth/login': {
    body: () => ({ email: newPerson().email, password: 'nobody has it' }),
    answers: '200 INVALID_CREDENTIALS',
    cookie: true,
  },
  'POST /api/auth/logout': { answers: '200', cookie: true, last: 4 },
  'GET /api/auth/pending-email-change': { answers: '200' },
  'POST /api/auth/refresh': { answers: '401 UNAUTHENTICATED', cookie: true },
  'POST /api/auth/register': { body: () => newPerson(), answers: '201' },
  'POST /api/auth/request-reset': { body: () => ({ email: newPerson().email }), answers: '200 ACCOUNT_UNKNOWN' },
  'POST /api/auth/resend-verification': { body: () => ({ email: newPerson().email }), answers: '200' },
  'POST /api/auth/reset-password': {
    body: () => ({ token: 'none', newPassword: 'a quiet harbour at dawn' }),
    answers: '200 INVALID_RESET_LINK',
  },
  'GET /api/auth/session': { answers: '200' },
  'GET /api/auth/sessions': { answers: '200' },
  'POST /api/auth/sessions/end': {
    body: ({ sessionId }) => ({ sessionId }),
    answers: '404 NOT_FOUND',
    owner: '200',
  },
  'POST /api/auth/sessions/end-others': { answers: '200', last: 2 },
  'GET /api/auth/user/:email': { names: () => ({ email: newPerson().email }), answers: '200' },
  'GET /api/auth/verify': { query: 'token=none', answers: '200 INVALID_VERIFICATION_LINK' },
  'POST /api/auth/verify-email-change': { body: () => ({ token: 'none' }), answers: '200 INVALID_EMAIL_CHANGE_LINK' },
  'GET /api/health': { answers: '200' },
};
