import { LIMITS } from '@premise/contracts';
import { startStandInModel, type StandInCaller, type StandInModel } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';

const ARGUMENT = 'All birds can fly. Penguins are birds. Therefore penguins can fly.';
/** More analyses of theirs than a worker runs at once. */
const PATIENT_USERS = Math.ceil(80 / LIMITS.openAnalysesPerUser);

describe('a language model that many wait for', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('lanes', modelSettings(model.baseUrl));
    await stack.startWorker();
  });
  afterAll(async () => {
    model.release();
    await stack.stop();
    await model.stop();
  });

  it('holds up nobody who asked the built-in engine', async () => {
    model.hold();
    const waiting: { caller: StandInCaller; id: string }[] = [];
    for (let user = 0; user < PATIENT_USERS; user += 1) {
      const caller = stack.auth.signIn();
      for (let count = 0; count < LIMITS.openAnalysesPerUser; count += 1)
        waiting.push({ caller, id: await stack.submit(caller, ARGUMENT) });
    }
    await model.waitForRequests(1, 15_000);

    const other = stack.auth.signIn();
    const quick = await stack.submit(other, ARGUMENT, 'built-in');
    expect((await stack.settled(other, quick)).state).toBe('done');

    // those before it wait all the same, and are served in the end
    const [first] = waiting;
    expect(first && (await stack.job(first.caller, first.id)).state).toBe('running');
    model.release();
    for (const { caller, id } of waiting)
      expect((await stack.settled(caller, id, ['done', 'failed'], 60_000)).state).toBe('done');
  }, 120_000);
});
