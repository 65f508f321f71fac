import { IMAGE_FIELDS } from '@premise/contracts';
import { NOT_FOUND, type Belongings, type RouteCall, type RouteCalls } from './route-call.ts';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function imageForm(userId: string, applicationId: string): FormData {
  const form = new FormData();
  form.set(IMAGE_FIELDS.userId, userId);
  form.set(IMAGE_FIELDS.applicationId, applicationId);
  form.set(IMAGE_FIELDS.file, new Blob([Uint8Array.from(PIXEL)], { type: 'image/png' }), 'figure.png');
  return form;
}

const application = ({ applicationId }: Belongings): Record<string, string> => ({ id: applicationId });
const kept = ({ applicationId, version }: Belongings): Record<string, string> => ({
  id: applicationId,
  version: String(version),
});
/** A route about one application: its owner alone is answered. */
const own = (owner: string, call: Partial<RouteCall> = {}): RouteCall => ({
  names: application,
  answers: NOT_FOUND,
  owner,
  ...call,
});

export const DRAFTING_CALLS: RouteCalls = {
  'GET /api/patent-applications': { answers: '200' },
  // what belongs to it goes with it
  'DELETE /api/patent-applications/:id': own('200', { last: 1 }),
  'GET /api/patent-applications/:id': own('200'),
  // of a tab that is behind
  'PUT /api/patent-applications/:id': own('409 VERSION_CONFLICT', {
    body: () => ({ title: 'mine now', version: 999 }),
  }),
  'GET /api/patent-applications/:id/exports': own('200'),
  'POST /api/patent-applications/:id/exports': own('202', { body: () => ({ format: 'docx' }) }),
  // refused before anything is looked for: no language model is there
  'POST /api/patent-applications/:id/review': { names: application, answers: '409 MODEL_NOT_CONFIGURED' },
  'GET /api/patent-applications/:id/versions': own('200'),
  'POST /api/patent-applications/:id/versions': own('201', { body: () => ({ name: 'another one' }) }),
  'DELETE /api/patent-applications/:id/versions/:version': own('200', { names: kept }),
  'GET /api/patent-applications/:id/versions/:version': own('200', { names: kept }),
  'POST /api/patent-applications/:id/versions/:version/restore': own('200', {
    names: kept,
    body: ({ version }) => ({ version }),
  }),
  'GET /api/patent-applications/count': { answers: '200' },
  'POST /api/patent-applications/save': { body: () => ({ title: 'A planter that waters itself' }), answers: '201' },
  'GET /api/patents/access': { answers: '200' },
  'POST /api/patents/audit': { body: () => ({ text: 'Claims\n1. A planter with a wick.' }), answers: '200' },
  'POST /api/patents/audit/mail': { body: () => ({ email: 'no address' }), answers: '400 VALIDATION_FAILED' },
  'GET /api/patents/events': { answers: '200' },
  'GET /api/patents/features': { answers: '200' },
  'GET /api/patents/files/:token': {
    names: ({ imageUrl }) => ({ token: decodeURIComponent(imageUrl.split('/').at(-1) ?? '') }),
    answers: '200',
  },
  'GET /api/patents/health': { answers: '200' },
  // into somebody else’s application, in the own name
  'POST /api/patents/images': {
    body: ({ applicationId }, { userId }) => imageForm(userId, applicationId),
    answers: NOT_FOUND,
    owner: '201',
  },
  'DELETE /api/patents/images/:id': { names: ({ imageId }) => ({ id: imageId }), answers: NOT_FOUND, owner: '200' },
  'DELETE /api/patents/jobs/:jobId': {
    names: ({ patentJobId }) => ({ jobId: patentJobId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'GET /api/patents/jobs/:jobId': {
    names: ({ patentJobId }) => ({ jobId: patentJobId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'POST /api/patents/titles': {
    body: () => ({ description: 'A planter lifts water by a felt wick.' }),
    answers: '202',
  },
};
