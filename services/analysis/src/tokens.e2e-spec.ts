import { HISTORY_PATH } from '@premise/contracts';
import { AnalysisStack } from '../test/analysis-stack.ts';

describe('the tokens of callers', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('tokens');
  });
  afterAll(() => stack.stop());

  it('are refused with 401 however they are forged or malformed, never with 5xx', async () => {
    const caller = stack.auth.signIn({ isAdmin: true });
    const forged = Object.entries(stack.auth.forgedAuthorizations(caller));
    expect(forged.length).toBeGreaterThan(35);
    for (const [name, authorization] of forged) {
      const { status, body } = await stack.http.get(HISTORY_PATH).set('authorization', authorization);
      expect([name, status, body.success]).toEqual([name, 401, false]);
    }
    await stack.as(caller).get(HISTORY_PATH).expect(200);
  });
});
