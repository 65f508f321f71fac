import { LIMITS } from '@premise/contracts';
import { JSON_REPLY, startStandInModel, untilLocksAreWaitedFor, type StandInModel } from '@premise/testing';
import { Client } from 'pg';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';
import { lockOf } from '../events/analysis-events.repository.ts';

const ARGUMENT = 'The town should keep its library, because most children borrow their books there.';

/** Ids of events are drawn under it: a stream never passes one that is committed late. */
describe('the lock of a user', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  let other: Client;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('user_lock', modelSettings(model.baseUrl));
    await stack.startWorker();
    other = new Client({ connectionString: stack.database.migrationUrl });
    await other.connect();
  });
  afterEach(() => model.reset());
  afterAll(async () => {
    await other.end();
    await stack.stop();
    await model.stop();
  });

  const hold = async (userId: string) => {
    await other.query('BEGIN');
    await other.query(`SELECT ${lockOf('$1::text')}`, [userId]);
  };
  const oneWaits = () => untilLocksAreWaitedFor((sql) => stack.query(sql));

  it('is waited for by the end of a run, whose result stands alone in the end', async () => {
    const caller = stack.auth.signIn();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await model.waitForRequests(1, 15_000);
    await hold(caller.userId);
    model.answerWith(JSON_REPLY);
    model.release();
    await oneWaits();
    expect(await stack.query('SELECT 1 FROM analysis_results WHERE analysis_id = $1', [jobId])).toEqual([]);
    await other.query('COMMIT');
    expect((await stack.settled(caller, jobId)).state).toBe('done');
  }, 60_000);

  it('lets submissions pass one at a time, so that the limit holds', async () => {
    const caller = stack.auth.signIn();
    model.hold();
    await hold(caller.userId);
    const submitting = Array.from({ length: LIMITS.openAnalysesPerUser + 5 }, () =>
      stack.as(caller).post('/api/analysis/analyze').send({ argumentText: ARGUMENT }),
    );
    const answers = Promise.all(submitting);
    await oneWaits();
    await other.query('COMMIT');
    const codes = (await answers).map(({ status }) => status).sort();
    expect(codes.filter((status) => status === 202)).toHaveLength(LIMITS.openAnalysesPerUser);
    model.release();
  }, 60_000);
});
