import { LLMock } from '@copilotkit/aimock';
import { JSON_REPLY, LABELLED_REPLY } from '@premise/testing';
import { AnalysisStack } from '../../../test/analysis-stack.ts';
import { modelSettings } from '../../../test/model-settings.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';

// The protocol as somebody else implements it, so that stand-in and client cannot be wrong in the same way.
describe('analyses by a service that is not ours', () => {
  let stack: AnalysisStack;
  let service: LLMock;
  beforeAll(async () => {
    service = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
    service.on({ responseFormat: 'json_schema' }, { content: JSON_REPLY }, { chunkSize: 25 });
    service.onMessage(/take arguments apart/, { content: LABELLED_REPLY }, { chunkSize: 25 });
    await service.start();
    stack = await AnalysisStack.start('second_service', modelSettings(`${service.url}/v1`));
    await stack.startWorker();
  });
  afterEach(() => service.clearRequests());
  afterAll(async () => {
    await stack.stop();
    await service.stop();
  });

  const analyze = async () => {
    const caller = stack.auth.signIn();
    const job = await stack.settled(caller, await stack.submit(caller, ARGUMENT));
    return { job, statuses: service.getRequests().map(({ response }) => response.status) };
  };

  it('are made from what it streams', async () => {
    const { job, statuses } = await analyze();
    expect(statuses).toEqual([200]);
    expect(job).toMatchObject({
      state: 'done',
      analysisResults: {
        conclusionType: 'Recommendation',
        argumentStructure: { conclusion: 'The town should not close its library.' },
      },
    });
    expect(job.components).toHaveLength(14);
  });

  it('are tried again when it fails, and waited for when it is overloaded', async () => {
    for (const status of [503, 429]) {
      service.clearRequests();
      service.nextRequestError(status, { message: 'Not now.', type: 'server_error' });
      const { job, statuses } = await analyze();
      expect([job.state, statuses]).toEqual(['done', [status, 200]]);
    }
  });

  it('fail at once when it refuses the key', async () => {
    service.nextRequestError(401, {
      message: 'Incorrect API key.',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    });
    const { job, statuses } = await analyze();
    expect(statuses).toEqual([401]);
    expect(job.failure).toMatchObject({ code: 'MODEL_FAILED', canUseBuiltIn: true });
  });

  it('fall back to labelled text when it says that it knows no schema', async () => {
    service.nextRequestError(400, {
      message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported.",
    });
    const { job, statuses } = await analyze();
    expect([job.state, statuses]).toEqual(['done', [400, 200]]);
    expect(job.analysisResults?.components.quantifiers).toEqual(['most']);
  });
});
