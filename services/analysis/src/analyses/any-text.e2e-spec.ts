import { LIMITS } from '@premise/contracts';
import { naughtyStrings } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';

describe('analyzing any text at all', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('any_text');
    await stack.startWorker();
  });
  afterAll(() => stack.stop());

  it('analyzes 1,000,000 characters, and the worker stays awake meanwhile', async () => {
    const caller = stack.auth.signIn();
    const sentence = 'Most roads are old, so the town should mend them. ';
    const text = sentence.repeat(LIMITS.argumentMaxLength / sentence.length);
    const long = await stack.submit(caller, text);
    const short = await stack.submit(caller, sentence);
    expect((await stack.settled(caller, short)).state).toBe('done');
    const job = await stack.settled(caller, long, ['done', 'failed'], 60_000);
    expect(job.failure).toBeUndefined();
    expect(job.analysisResults?.originalArgument === text).toBe(true);
  }, 90_000);

  it('refuses one line of 5 MB with the limit', async () => {
    const answer = await stack
      .as(stack.auth.signIn())
      .post('/api/analysis/analyze')
      .send({ argumentText: 'x'.repeat(5 * 1024 * 1024) });
    expect([answer.status, answer.body.code]).toEqual([400, 'ARGUMENT_TOO_LONG']);
  });

  it('says that a text is not English instead of inventing findings', async () => {
    const caller = stack.auth.signIn();
    const text = 'Die meisten Kinder der Stadt leihen ihre Bücher in der Bücherei, also darf man sie nicht schließen.';
    const job = await stack.settled(caller, await stack.submit(caller, text));
    expect(job.analysisResults?.notices.map((notice) => notice.code)).toContain('NOT_ENGLISH');
    expect(job.analysisResults?.components.flaws).toEqual([]);
  });

  it('finishes every naughty string, with the text unchanged in the result', async () => {
    const texts = naughtyStrings.filter((text) => /\S/.test(text) && !text.includes('\0'));
    for (let at = 0; at < texts.length; at += 10) {
      const caller = stack.auth.signIn();
      await Promise.all(
        texts.slice(at, at + 10).map(async (text) => {
          const job = await stack.settled(caller, await stack.submit(caller, text));
          expect(job.failure).toBeUndefined();
          expect(job.analysisResults?.originalArgument).toBe(text);
        }),
      );
    }
  }, 120_000);
});
