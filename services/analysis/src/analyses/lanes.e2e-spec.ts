import { LIMITS } from '@premise/contracts';
import { startStandInModel, type StandInModel } from '@premise/testing';
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
    const waiting = await Promise.all(
      Array.from({ length: PATIENT_USERS }, async () => {
        const caller = stack.auth.signIn();
        const ids = Array.from({ length: LIMITS.openAnalysesPerUser }, () => stack.submit(caller, ARGUMENT));
        return { caller, ids: await Promise.all(ids) };
      }),
    );
    await model.waitForRequests(1, 15_000);

    const other = stack.auth.signIn();
    const quick = await stack.submit(other, ARGUMENT, 'built-in');
    expect((await stack.settled(other, quick)).state).toBe('done');

    // those before it wait all the same, and are served in the end
    const [first] = waiting;
    expect((await stack.job(first!.caller, first!.ids[0]!)).state).toBe('running');
    model.release();
    for (const { caller, ids } of waiting)
      for (const id of ids) expect((await stack.settled(caller, id, ['done', 'failed'], 60_000)).state).toBe('done');
  }, 120_000);
});
