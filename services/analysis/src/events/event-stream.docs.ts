import { schema, type OperationDocs } from '@premise/service-platform';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../docs/example-analysis.ts';

const { named, text } = schema;

const JOB = {
  jobId: EXAMPLE_ID,
  state: 'running',
  engine: 'built-in',
  progress: 7,
  components: [{ component: 'conclusion', value: 'Socrates is mortal.' }],
  createdAt: EXAMPLE_TIME,
  startedAt: EXAMPLE_TIME,
  finishedAt: null,
};
const COMPONENT = { jobId: EXAMPLE_ID, progress: 14, component: 'quantifiers', value: ['all'] };

export const EVENTS_DOCS: OperationDocs = {
  summary: 'Server-sent events of all the caller’s analyses',
  description:
    'A `job` event tells that a state changed, a `component` event that a component was found; their data are JSON. Without Last-Event-ID the stream begins with the open jobs. A comment every 15 seconds keeps it open; it ends with the session.',
  parameters: {
    'Last-Event-ID': {
      in: 'header',
      description: 'Id of the last event that was received; 0 for everything that is kept.',
      schema: text(),
    },
  },
  answer: {
    status: 200,
    description: 'The stream. It has no end of its own.',
    mediaType: 'text/event-stream',
    schema: text(),
    events: { job: named('AnalysisJob'), component: named('ComponentEvent') },
  },
  errors: ['RATE_LIMITED'],
  examples: {
    'an analysis that is being made': {
      parameters: { 'Last-Event-ID': '0' },
      status: 200,
      answer: [
        `id: 41\nevent: job\ndata: ${JSON.stringify(JOB)}\n\n`,
        `id: 42\nevent: component\ndata: ${JSON.stringify(COMPONENT)}\n\n`,
      ].join(''),
    },
  },
};
