import { APPLICATIONS_PATH } from '@premise/contracts';
import { PatentStack } from '../test/patent-stack.ts';

describe('the tokens of callers', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_tokens');
  });
  afterAll(() => stack.stop());

  it('are refused with 401 however they are forged or malformed, never with 5xx', async () => {
    const caller = stack.auth.signIn({ isAdmin: true });
    const forged = Object.entries(stack.auth.forgedAuthorizations(caller));
    expect(forged.length).toBeGreaterThan(35);
    for (const [name, authorization] of forged) {
      const { status, body } = await stack.http.get(APPLICATIONS_PATH).set('authorization', authorization);
      expect([name, status, body.success]).toEqual([name, 401, false]);
    }
    await stack.as(caller).get(APPLICATIONS_PATH).expect(200);
  });
});
