import { schema, type OperationDocs } from '@premise/service-platform';

const { objectOf, oneOf, yesOrNo } = schema;
const state = oneOf('up', 'degraded', 'down');
const HEALTH = objectOf({
  success: yesOrNo,
  service: oneOf('patent'),
  state,
  parts: objectOf({ database: state, redis: state, worker: state }, { model: state }),
});

export const HEALTH_DOCS: OperationDocs = {
  summary: 'Whether the service can serve',
  answer: {
    status: 200,
    description: '`degraded`: drafts are saved, and jobs are done later or without the language model.',
    schema: HEALTH,
  },
  otherAnswers: [{ status: 503, description: 'The database cannot be reached.', schema: HEALTH }],
  examples: {
    'no worker': {
      status: 200,
      answer: {
        success: true,
        service: 'patent',
        state: 'degraded',
        parts: { database: 'up', redis: 'up', worker: 'down', model: 'up' },
      },
    },
  },
};
