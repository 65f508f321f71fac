import { APPLICATIONS_PATH } from '@premise/contracts';
import { tryForgedTokens } from '@premise/testing';
import { PatentStack } from '../test/patent-stack.ts';

describe('the tokens of callers', () => {
  it('are refused with 401 however they are forged or malformed, never with 5xx', async () => {
    const stack = await PatentStack.start('patent_tokens');
    try {
      const call = (authorization: string) => stack.http.get(APPLICATIONS_PATH).set('authorization', authorization);
      const { tried, notRefused } = await tryForgedTokens(stack.auth, call);
      expect(tried).toBeGreaterThan(35);
      expect(notRefused).toEqual([]);
      await stack
        .as(stack.auth.signIn({ isAdmin: true }))
        .get(APPLICATIONS_PATH)
        .expect(200);
    } finally {
      await stack.stop();
    }
  });
});
