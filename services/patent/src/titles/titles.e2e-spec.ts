import { TITLES_PATH } from '@premise/contracts';
import { titleIssues } from '@premise/patent-rules';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

const DESCRIPTION =
  'A kettle that boils water without a whistle: a resonance chamber beside the spout cancels the tone, and a sensor switches the heater off.';

describe('titles', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_titles');
    await stack.startWorker();
  });
  beforeEach(() => {
    caller = stack.auth.signIn();
  });
  afterAll(() => stack.stop());

  const ask = (body: object) => stack.as(caller).post(TITLES_PATH).send(body);

  it('are made from a description by a queued job, each of sound structure [S2-463]', async () => {
    const answer = await ask({ description: DESCRIPTION });
    expect(answer.status).toBe(202);
    const job = await stack.settled(caller, answer.body.jobId);
    expect(job).toMatchObject({ kind: 'titles', state: 'done', result: { engine: 'built-in', model: null } });
    const { titles } = job.result as { titles: string[] };
    expect(titles.length).toBeGreaterThan(1);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect([title, titleIssues(title)]).toEqual([title, []]);
  });

  it('need a description of ten characters after trimming [S2-413]', async () => {
    for (const description of ['', '   \n', 'too short', `  ${'x'.repeat(9)}  `]) {
      const answer = await ask({ description });
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({
          code: 'DESCRIPTION_TOO_SHORT',
          error: 'Please provide a description with at least 10 characters to generate titles.',
        }),
      ]);
    }
    for (const body of [
      {},
      { description: 7 },
      { description: 'x'.repeat(20_001) },
      { description: `${DESCRIPTION}\0` },
    ])
      expect((await ask(body)).status).toBe(400);
  });

  it('by a language model are refused where there is none', async () => {
    const answer = await ask({ description: DESCRIPTION, engine: 'language-model' });
    expect([answer.status, answer.body.code]).toEqual([409, 'MODEL_NOT_CONFIGURED']);
    expect((await ask({ description: DESCRIPTION, engine: 'oracle' })).body.code).toBe('ENGINE_UNKNOWN');
  });

  it('of a description without words fail and say why', async () => {
    const { body } = await ask({ description: '?!?! ... ---- ,,,,' });
    const job = await stack.settled(caller, body.jobId);
    expect([job.state, job.failure]).toEqual(['failed', expect.objectContaining({ code: 'TITLES_FAILED' })]);
  });

  it('are asked for by somebody who is signed in', async () => {
    expect((await stack.http.post(TITLES_PATH).send({ description: DESCRIPTION })).status).toBe(401);
  });
});
