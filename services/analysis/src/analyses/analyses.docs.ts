import { LIMITS } from '@premise/contracts';
import { AnalyzeDto } from '@premise/contracts-dto';
import { schema, type OperationDocs } from '@premise/service-platform';
import {
  EXAMPLE_ID,
  EXAMPLE_ITEM,
  EXAMPLE_TEXT,
  EXAMPLE_TIME,
  NOT_FOUND,
  refusal,
  UNKNOWN_ID,
} from '../docs/example-analysis.ts';

const { listOf, named, success, text, uuid } = schema;
const EMPTY = 'Please enter an argument to analyze.';

export const ANALYZE_DOCS: OperationDocs = {
  summary: 'Queues an analysis',
  description:
    'The answer names the job before it is done: read it, or follow the event stream. A call that may be repeated carries an Idempotency-Key. Accounts are served in turn, and long texts apart from short ones.',
  parameters: {
    'Idempotency-Key': {
      in: 'header',
      description: 'Same key, same job. With another argument or engine the call is refused.',
      schema: { type: 'string', minLength: 1, maxLength: 100 },
    },
  },
  body: AnalyzeDto,
  answer: { status: 202, description: 'The analysis is stored and will be made.', schema: success({ jobId: uuid }) },
  errors: [
    'ARGUMENT_EMPTY',
    'ARGUMENT_TOO_LONG',
    'TEXT_NOT_STORABLE',
    'ENGINE_UNKNOWN',
    'VALIDATION_FAILED',
    'BODY_MALFORMED',
    'MODEL_NOT_CONFIGURED',
    'IDEMPOTENCY_KEY_REUSED',
    'TOO_MANY_ANALYSES',
    'RATE_LIMITED',
    'ANALYSIS_STORAGE_FULL',
    'BODY_TOO_LARGE',
  ],
  examples: {
    'with the built-in engine': {
      body: { argumentText: EXAMPLE_TEXT, engine: 'built-in' },
      status: 202,
      answer: { success: true, jobId: EXAMPLE_ID },
    },
    'with a key': {
      parameters: { 'Idempotency-Key': 'draft-17' },
      body: { argumentText: EXAMPLE_TEXT },
      status: 202,
      answer: { success: true, jobId: EXAMPLE_ID },
    },
    'a blank argument': {
      body: { argumentText: '  ' },
      status: 400,
      answer: refusal('ARGUMENT_EMPTY', EMPTY, { argumentText: EMPTY }),
    },
    'an engine that is not there': {
      body: { argumentText: EXAMPLE_TEXT, engine: 'language-model' },
      status: 409,
      answer: refusal('MODEL_NOT_CONFIGURED', 'No language model is configured here. Use the built-in engine.'),
    },
    'more than may wait at once': {
      body: { argumentText: EXAMPLE_TEXT },
      status: 429,
      answer: refusal(
        'TOO_MANY_ANALYSES',
        `You have ${LIMITS.openAnalysesPerUser} analyses under way. Please wait until one of them is finished.`,
      ),
    },
    'more than may be started in an hour': {
      body: { argumentText: EXAMPLE_TEXT },
      status: 429,
      answer: refusal('RATE_LIMITED', 'You have started 100 analyses in the last hour. Try again in 12 minutes.'),
    },
    'no room for another': {
      body: { argumentText: EXAMPLE_TEXT },
      status: 409,
      answer: refusal(
        'ANALYSIS_STORAGE_FULL',
        'This text does not fit into the 500 MB that your analyses may use, so it was not analyzed. Delete analyses that you no longer need and try again.',
      ),
    },
  },
};

export const JOB_DOCS: OperationDocs = {
  summary: 'One analysis under way or finished',
  parameters: { jobId: { in: 'path', description: 'As the submission answered it.', schema: text() } },
  answer: { status: 200, description: 'The job as it is now.', schema: success({ job: named('AnalysisJob') }) },
  errors: ['NOT_FOUND'],
  examples: {
    'a finished one': {
      parameters: { jobId: EXAMPLE_ID },
      status: 200,
      answer: {
        success: true,
        job: {
          jobId: EXAMPLE_ID,
          state: 'done',
          engine: 'built-in',
          progress: 100,
          components: [
            { component: 'conclusion', value: EXAMPLE_ITEM.analysisResults.parsed.conclusion.text },
            { component: 'explicitPremises', value: EXAMPLE_ITEM.analysisResults.parsed.premiseSets.explicit },
          ],
          analysisResults: EXAMPLE_ITEM.analysisResults,
          createdAt: EXAMPLE_TIME,
          startedAt: EXAMPLE_TIME,
          finishedAt: EXAMPLE_TIME,
        },
      },
    },
    'unknown, or somebody else’s': { parameters: { jobId: UNKNOWN_ID }, status: 404, answer: NOT_FOUND },
  },
};

export const ENGINES_DOCS: OperationDocs = {
  summary: 'The engines that this deployment offers',
  answer: {
    status: 200,
    description: '`model` names the language model, where there is one.',
    schema: success({
      default: named('EngineName'),
      available: listOf(named('EngineName')),
      model: { type: ['string', 'null'] },
    }),
  },
  examples: {
    'no language model': {
      status: 200,
      answer: { success: true, default: 'built-in', available: ['built-in'], model: null },
    },
  },
};
