import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_TIME } from '../docs/example-account.ts';

const { named, objectOf, oneOf, time, yesOrNo } = schema;
const health = named('ServiceHealth');
const ALL = objectOf({
  success: yesOrNo,
  status: oneOf('ok', 'degraded', 'down'),
  services: objectOf({ auth: health, analysis: health, patent: health }),
  time,
});
const state = oneOf('up', 'degraded', 'down');
const OWN = objectOf({
  success: yesOrNo,
  service: oneOf('auth'),
  state,
  parts: objectOf({ database: state, redis: state }),
});
const AWAY = { status: 503, description: 'The database cannot be reached.' };
const PARTS = { database: 'up', redis: 'up' };

export const HEALTH_DOCS: OperationDocs = {
  summary: 'How all services are',
  answer: { status: 200, description: 'This service can serve; how the others are stands beside it.', schema: ALL },
  otherAnswers: [{ ...AWAY, schema: ALL }],
  examples: {
    'all is well': {
      status: 200,
      answer: {
        success: true,
        status: 'ok',
        services: { auth: { state: 'up', parts: PARTS }, analysis: { state: 'up' }, patent: { state: 'up' } },
        time: EXAMPLE_TIME,
      },
    },
  },
};

export const OWN_HEALTH_DOCS: OperationDocs = {
  summary: 'Whether this service can serve',
  answer: { status: 200, description: '`degraded`: without Redis, and slower.', schema: OWN },
  otherAnswers: [{ ...AWAY, schema: OWN }],
  examples: {
    'all is well': { status: 200, answer: { success: true, service: 'auth', state: 'up', parts: PARTS } },
  },
};
