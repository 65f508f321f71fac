import { randomUUID } from 'node:crypto';
import { ERASE_ACCOUNT_PATH } from '@premise/contracts';
import { listRoutes } from '@premise/service-platform';
import { tracesInDatabase, tracesInRedis } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';
import { SubmitJob } from '../jobs/submit-job.ts';
import { EraseAccount } from './erase-account.ts';

describe('erasing an account', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_erasure');
  });
  afterAll(() => stack.stop());

  const erase = async (token: string, userId: string = randomUUID()) =>
    stack.http.post(ERASE_ACCOUNT_PATH).set('Authorization', `Bearer ${token}`).send({ userId });

  it('answers the auth service, also when there is nothing to take away', async () => {
    const answer = await erase(stack.auth.internalToken());
    expect([answer.status, answer.body]).toEqual([200, { success: true, removed: 0 }]);
  });

  it('takes applications, their earlier states and waiting jobs, of this account alone', async () => {
    const [leaving, staying] = [stack.auth.signIn(), stack.auth.signIn()];
    for (const caller of [leaving, staying]) {
      const made = await stack.create(caller, { title: 'A kettle.', abstract: 'x'.repeat(500) });
      await stack.update(caller, made, { abstract: '' });
      const input = { description: 'a kettle', engine: 'built-in' } as const;
      const { userId } = caller;
      await stack.app
        .get(SubmitJob)
        .submit({ userId, kind: 'titles', applicationId: made.id, input, idempotencyKey: undefined });
    }
    const { migrationUrl } = stack.database;
    const before = await tracesInDatabase(migrationUrl, [staying.userId]);
    const first = await erase(stack.auth.internalToken(), leaving.userId);
    expect(first.body.removed).toBeGreaterThanOrEqual(5);
    expect(await tracesInDatabase(migrationUrl, [leaving.userId])).toEqual([]);
    expect(await tracesInRedis(stack.redis.url, [leaving.userId])).toEqual([]);
    expect(await tracesInDatabase(migrationUrl, [staying.userId])).toEqual(before);
    expect(await stack.query('SELECT 1 FROM application_versions')).toHaveLength(1);
    const second = await erase(stack.auth.internalToken(), leaving.userId);
    expect(second.body).toEqual({ success: true, removed: 0 });
  });

  it('refuses people, administrators included, and the other way round', async () => {
    const person = stack.auth.signIn({ isAdmin: true, isSuperUser: true });
    expect((await erase(person.token)).status).toBe(401);
    const answer = await stack.http
      .get('/api/patents/access')
      .set('Authorization', `Bearer ${stack.auth.internalToken()}`);
    expect(answer.status).toBe(401);
    const internal = listRoutes(stack.app).filter(({ access }) => access === 'internal');
    expect(internal.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${ERASE_ACCOUNT_PATH}`]);
  });

  it('adds up what every feature took away, and repeats when one fails', async () => {
    const taken: string[] = [];
    const feature = (name: string, removed: number) => ({
      name,
      removeAllOf: (userId: string) => {
        taken.push(`${name} of ${userId}`);
        return removed < 0 ? Promise.reject(new Error('disk is away')) : Promise.resolve(removed);
      },
    });
    expect(await new EraseAccount([feature('applications', 3), feature('images', 2)]).erase('a')).toBe(5);
    await expect(new EraseAccount([feature('applications', 0), feature('images', -1)]).erase('b')).rejects.toThrow();
    expect(taken).toEqual(['applications of a', 'images of a', 'applications of b', 'images of b']);
  });
});
