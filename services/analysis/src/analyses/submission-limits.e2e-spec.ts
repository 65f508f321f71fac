import { randomUUID } from 'node:crypto';
import type { StandInCaller } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';

const SHORT = 'All birds can fly. Penguins are birds. Therefore penguins can fly.';
/** With the room for its result, a fifth of what an account may store. */
const TEXT = 'All men are mortal. '.repeat(5_000);
const PER_HOUR = 8;

describe('what one account may submit and store', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('submission_limits', null, undefined, {
      perHour: PER_HOUR,
      storedBytes: 1_000_000,
    });
  });
  afterAll(() => stack.stop());

  const submit = (caller: StandInCaller, argumentText: string, key: string = randomUUID()) =>
    stack.as(caller).post('/api/analysis/analyze').set('Idempotency-Key', key).send({ argumentText });
  const submitAtOnce = (caller: StandInCaller, argumentText: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => submit(caller, argumentText)));
  const remove = (caller: StandInCaller, analysisId: string) =>
    stack.as(caller).delete('/api/analysis/delete').send({ analysisId }).expect(200);
  const storedBytes = (id: string) =>
    stack.query<{ stored: number; text: number; result: number | null }>(
      `SELECT a.stored_bytes AS stored, octet_length(a.argument_text) AS text, r.bytes AS result
       FROM analyses a LEFT JOIN analysis_results r ON r.analysis_id = a.id WHERE a.id = $1`,
      [id],
    );

  it('takes as many analyses an hour as the limit says, also at once, and tells when there is room', async () => {
    const caller = stack.auth.signIn();
    const answers = await submitAtOnce(caller, SHORT, PER_HOUR + 4);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(answers.length - refused.length).toBe(PER_HOUR);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(body.error).toBe('You have started 8 analyses in the last hour. Try again in 60 minutes.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    }
    // others are not concerned
    await submit(stack.auth.signIn(), SHORT).expect(202);
  });

  it('counts an hour’s analyses whether or not they were deleted, and a repeated submission once', async () => {
    const caller = stack.auth.signIn();
    const key = randomUUID();
    const first = await submit(caller, SHORT, key).expect(202);
    for (let count = 1; count < PER_HOUR; count += 1) await submit(caller, SHORT).expect(202);
    expect((await submit(caller, SHORT, key).expect(202)).body.jobId).toBe(first.body.jobId);
    await remove(caller, first.body.jobId);
    await submit(caller, SHORT).expect(429);

    // an hour after the first of them there is room for one
    await stack.query(
      `UPDATE analysis_submissions SET submitted_at = submitted_at - interval '1 hour'
       WHERE user_id = $1 AND submitted_at = (SELECT min(submitted_at) FROM analysis_submissions WHERE user_id = $1)`,
      [caller.userId],
    );
    await submit(caller, SHORT).expect(202);
    await submit(caller, SHORT).expect(429);
  });

  it('stores no more bytes for an account than the limit says, also at once, and deleting frees them', async () => {
    const caller = stack.auth.signIn();
    const answers = await submitAtOnce(caller, TEXT, 7);
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(5);
    for (const { status, body } of answers.filter((answer) => answer.status !== 202)) {
      expect([status, body.code]).toEqual([409, 'ANALYSIS_STORAGE_FULL']);
      expect(body.error).toBe(
        'This text does not fit into the 1 MB that your analyses may use, so it was not analyzed. Delete analyses that you no longer need and try again.',
      );
    }
    await remove(caller, accepted[0]?.body.jobId);
    await submit(caller, TEXT).expect(202);
    await submit(caller, TEXT).expect(409);
  });

  it('counts a finished analysis by its text and its result', async () => {
    const caller = stack.auth.signIn();
    const worker = await stack.startWorker();
    const id = await stack.analyzed(caller, SHORT);
    await worker.close();
    const [row] = await storedBytes(id);
    expect(row?.result).toBeGreaterThan(0);
    expect(row?.stored).toBe(SHORT.length + (row?.result ?? 0));
  });
});
