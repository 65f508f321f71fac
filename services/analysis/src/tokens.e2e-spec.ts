import { HISTORY_PATH } from '@premise/contracts';
import { tryForgedTokens } from '@premise/testing';
import { AnalysisStack } from '../test/analysis-stack.ts';

describe('the tokens of callers', () => {
  it('are refused with 401 however they are forged or malformed, never with 5xx', async () => {
    const stack = await AnalysisStack.start('tokens');
    try {
      const call = (authorization: string) => stack.http.get(HISTORY_PATH).set('authorization', authorization);
      const { tried, notRefused } = await tryForgedTokens(stack.auth, call);
      expect(tried).toBeGreaterThan(35);
      expect(notRefused).toEqual([]);
      await stack
        .as(stack.auth.signIn({ isAdmin: true }))
        .get(HISTORY_PATH)
        .expect(200);
    } finally {
      await stack.stop();
    }
  });
});
