import type { ModelConfig } from '@premise/language-model';
import {
  EventReader,
  JSON_REPLY,
  LABELLED_REPLY,
  startStandInModel,
  type StandInModel,
  type StandInTurn,
} from '@premise/testing';
import { AnalysisStack } from '../../../test/analysis-stack.ts';
import { modelSettings } from '../../../test/model-settings.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';

describe('the protocol of chat completions', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  beforeEach(async () => {
    model = await startStandInModel();
  });
  afterEach(async () => {
    await stack.stop();
    await model.stop();
  });

  const start = async (settings: Partial<ModelConfig> = {}) => {
    stack = await AnalysisStack.start('protocol', modelSettings(model.baseUrl, settings));
    await stack.startWorker();
  };
  const analyze = async () => {
    const caller = stack.auth.signIn();
    const before = model.requests.length;
    const job = await stack.settled(caller, await stack.submit(caller, ARGUMENT));
    return { job, requests: model.requests.slice(before).map(({ body }) => body) };
  };

  it('is spoken by the worker alone [S1-407]', async () => {
    stack = await AnalysisStack.start('protocol', modelSettings(model.baseUrl));
    const caller = stack.auth.signIn();
    const jobId = await stack.submit(caller, ARGUMENT);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(model.requests).toEqual([]);
    await stack.startWorker();
    expect((await stack.settled(caller, jobId)).state).toBe('done');
    expect(model.requests).toHaveLength(1);
  });

  it('tells of components while the model is still speaking', async () => {
    await start();
    const caller = stack.auth.signIn();
    const reader = await EventReader.open(stack.events, caller.token);
    model.always({ speakMs: 2000, pieceLength: 40 });
    await stack.submit(caller, ARGUMENT);
    const first = await reader.waitFor(({ event }) => event === 'component');
    expect(first.data).toMatchObject({ component: 'ifThenStructure', progress: 7 });
    expect(model.requests[0]?.abandoned).toBe(false);
    const done = await reader.waitFor(({ event, data }) => event === 'job' && data['state'] === 'done');
    const told = reader.events.filter(({ event }) => event === 'component').map(({ data }) => data['component']);
    expect(new Set(told).size).toBe(14);
    expect(told).toHaveLength(14);
    expect((done.data['components'] as unknown[]).length).toBe(14);
    reader.close();
  }, 30_000);

  it('asks for a JSON schema until the service says that it knows none: once in the life of a worker', async () => {
    await start();
    model.knows({ structuredOutput: false });
    const first = await analyze();
    expect(first.job.state).toBe('done');
    expect(first.requests.map((body) => body.response_format?.type)).toEqual(['json_schema', undefined]);
    expect(first.requests[1]?.messages[0]?.content).toContain('begins with "- "');
    const second = await analyze();
    expect(second.job).toMatchObject({ state: 'done', analysisResults: first.job.analysisResults });
    expect(second.requests.map((body) => body.response_format)).toEqual([undefined]);
    const usage = await stack.query<{ calls: string }>(`SELECT calls FROM model_usage WHERE user_id = ''`);
    expect(usage).toEqual([{ calls: '2' }]);
  });

  it('leaves out whatever else a service does not know', async () => {
    await start();
    model.knows({ streamOptions: false, temperature: false });
    const first = await analyze();
    expect(first.job.state).toBe('done');
    expect(first.requests).toHaveLength(3);
    const { requests } = await analyze();
    expect(requests).toHaveLength(1);
    expect(Object.keys(requests[0] ?? {}).sort()).toEqual(['messages', 'model', 'response_format', 'stream']);
  });

  it('can be told what the service knows', async () => {
    await start({ structuredOutput: 'off' });
    expect((await analyze()).requests[0]?.response_format).toBeUndefined();
    await stack.stop();
    await start({ structuredOutput: 'on' });
    model.knows({ structuredOutput: false });
    const { job, requests } = await analyze();
    expect([job.state, requests.length]).toEqual(['failed', 1]);
  }, 30_000);

  const FORMS: [string, StandInTurn][] = [
    ['labelled text though JSON was asked for', { text: LABELLED_REPLY }],
    ['JSON in a fence', { text: `\`\`\`json\n${JSON_REPLY}\n\`\`\`` }],
    ['one piece though a stream was asked for', { whole: true }],
    ['no usage', { usage: null }],
    ['pieces of one letter', { pieceLength: 1 }],
  ];
  it.each(FORMS)('is read the same from %s [S1-411]', async (_form, turn) => {
    await start();
    model.always(turn);
    const { job, requests } = await analyze();
    expect(requests).toHaveLength(1);
    expect(job.analysisResults).toMatchObject({
      conclusionType: 'Recommendation',
      argumentStructure: { conclusion: 'The town should not close its library.' },
      components: { quantifiers: ['most'] },
    });
  });

  it('is read from the first choice alone [S1-411]', async () => {
    await start();
    const choice = (index: number, content: string) => ({
      index,
      message: { role: 'assistant', content },
      finish_reason: 'stop',
    });
    const body = JSON.stringify({ choices: [choice(0, LABELLED_REPLY), choice(1, 'Conclusion: Another one.')] });
    model.always({ raw: { contentType: 'application/json', body } });
    const { job } = await analyze();
    expect(job.analysisResults?.argumentStructure.conclusion).toBe('The town should not close its library.');
    const deltas = (index: number, content: string, finish: string | null) =>
      `data: ${JSON.stringify({ choices: [{ index, delta: { content }, finish_reason: finish }] })}\n\n`;
    const stream = [
      deltas(1, 'Conclusion: Another one.\n', null),
      deltas(0, LABELLED_REPLY, 'stop'),
      'data: [DONE]\n\n',
    ];
    model.always({ raw: { contentType: 'text/event-stream', body: stream.join('') } });
    expect((await analyze()).job.analysisResults?.argumentStructure.conclusion).toBe(
      'The town should not close its library.',
    );
  });

  it('has no more calls under way than the settings allow', async () => {
    await start({ callsAtOnce: 2 });
    const caller = stack.auth.signIn();
    model.hold();
    const ids = await Promise.all(Array.from({ length: 5 }, () => stack.submit(caller, ARGUMENT)));
    await model.waitForRequests(2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(model.requests).toHaveLength(2);
    const builtIn = await stack.submit(caller, ARGUMENT, 'built-in');
    expect((await stack.settled(caller, builtIn)).state).toBe('done');
    model.release();
    for (const id of ids) expect((await stack.settled(caller, id)).state).toBe('done');
  });
});
