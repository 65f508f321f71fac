import { LOGIN_PATH, REFRESH_PATH, VERIFY_PATH } from '@premise/contracts';
import { OutageProxy } from '@premise/testing';
import type { Test } from 'supertest';
import { aPerson, AuthHarness, type Person } from '../../test/auth-harness.ts';
import { AttemptLimits } from './attempt-limits.ts';

const WRONG = 'something else entirely';

describe('limits', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start({
      LIMIT_LOGIN_PER_ACCOUNT: '3',
      LIMIT_LOGIN_PER_ADDRESS: '5',
      LIMIT_VERIFY_PER_ADDRESS: '2',
      LIMIT_REFRESH_PER_ADDRESS: '2',
      LIMIT_REGISTER_PER_ADDRESS: '100000',
    });
  });
  afterAll(async () => {
    await auth.stop();
  });

  let lastAddress = 0;
  const freshAddress = (): string => `198.51.100.${(lastAddress += 1)}`;
  const logInFrom = (address: string, person: { email: string; password: string }): Test =>
    auth.logIn(person).set('x-forwarded-for', address);
  const wrongOnce = (person: Person): Test => logInFrom(freshAddress(), { ...person, password: WRONG });

  it('lock an account for a while, say when to try again, and answer the right password alike', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 3; round += 1) await wrongOnce(person).expect(200);
    const wrong = await wrongOnce(person).expect(429);
    const right = await logInFrom(freshAddress(), person).expect(429);
    for (const answer of [wrong, right]) {
      expect(answer.body).toMatchObject({
        success: false,
        code: 'RATE_LIMITED',
        error: 'Too many attempts. Try again in 15 minutes.',
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    // Others are not locked out with it.
    await logInFrom(freshAddress(), await auth.verifiedPerson()).expect(200);
  });

  it('end by themselves', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 4; round += 1) await wrongOnce(person);
    await logInFrom(freshAddress(), person).expect(429);
    const keys = await auth.redis.keys('premise:test:limit:loginPerAccount:*');
    for (const key of keys) expect(await auth.redis.pttl(key)).toBeGreaterThan(0);
    // The window has passed.
    for (const key of keys) await auth.redis.pexpire(key, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await logInFrom(freshAddress(), person).expect(200);
  });

  it('are not lengthened by those who go on trying', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 4; round += 1) await wrongOnce(person);
    const [first] = [(await wrongOnce(person)).headers['retry-after']];
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(Number((await wrongOnce(person)).headers['retry-after'])).toBeLessThan(Number(first));
  });

  it('are given back by a success', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 4; round += 1) {
      await wrongOnce(person).expect(200);
      await wrongOnce(person).expect(200);
      await logInFrom(freshAddress(), person).expect(200);
    }
  });

  it('let exactly one of many simultaneous attempts through at the edge', async () => {
    const person = await auth.verifiedPerson();
    for (let round = 0; round < 2; round += 1) await wrongOnce(person).expect(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => wrongOnce(person).then(({ status }) => status)));
    expect(answers.sort()).toEqual([200, ...Array<number>(7).fill(429)]);
  });

  it('count an account by whatever spelling of its address', async () => {
    const person = await auth.verifiedPerson();
    for (const email of [person.email.toUpperCase(), ` ${person.email}`, person.email]) {
      await wrongOnce({ ...person, email }).expect(200);
    }
    await wrongOnce(person).expect(429);
  });

  it('count unknown accounts as known ones, so that a lock tells nothing', async () => {
    const nobody = aPerson();
    for (let round = 0; round < 3; round += 1) await wrongOnce(nobody).expect(200);
    expect((await wrongOnce(nobody).expect(429)).body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  const spendFrom = async (address: string): Promise<number> => (await logInFrom(address, aPerson())).status;

  it('count an IPv6 address with its /64, and an IPv4 address mapped into IPv6 as itself', async () => {
    const statuses: number[] = [];
    for (const end of ['::1', '::2', ':ffff:ffff:ffff:ffff', ':a:b:c:d', '::1', '::6']) {
      statuses.push(await spendFrom(`2001:db8:7:7${end}`));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await spendFrom('2001:db8:7:8::1')).toBe(200);
    const address = freshAddress();
    for (let round = 0; round < 5; round += 1) expect(await spendFrom(`::ffff:${address}`)).toBe(200);
    expect(await spendFrom(address)).toBe(429);
  });

  it('are apart for each call', async () => {
    const address = freshAddress();
    for (let round = 0; round < 6; round += 1) await spendFrom(address);
    expect(await spendFrom(address)).toBe(429);
    const verify = (): Test => auth.get(`${VERIFY_PATH}?token=${'a'.repeat(43)}`).set('x-forwarded-for', address);
    for (let round = 0; round < 2; round += 1) expect((await verify()).status).toBe(200);
    await verify().expect(429);
    const refresh = (): Test => auth.post(REFRESH_PATH).set('x-forwarded-for', address);
    for (let round = 0; round < 2; round += 1) await refresh().expect(401);
    await refresh().expect(429);
  });

  it('keep no address and no account readable', async () => {
    await spendFrom('203.0.113.99');
    const keys = await auth.redis.keys('*limit*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /@|203\.0|:ffff:/.test(key))).toEqual([]);
  });

  it('are all given back when a password was set anew', async () => {
    const limits = auth.app.get(AttemptLimits);
    const account = { id: 'a1', emailKey: 'ada@example.com' };
    const counted = [
      ['loginPerAccount', account.emailKey],
      ['answerPerAccount', account.id],
      ['confirmPerAccount', account.id],
    ] as const;
    for (const [name, subject] of counted) while (await limits.allows(name, subject));
    await limits.forgiveAccount(account);
    for (const [name, subject] of counted) expect(await limits.allows(name, subject)).toBe(true);
  });
});

describe('limits while Redis is away', () => {
  it.each(['refuse', 'hang'] as const)(
    'are counted by each process itself (%s)',
    async (mode) => {
      const proxy = await OutageProxy.start();
      const auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ACCOUNT: '3' }, (environment) => ({
        ...environment,
        REDIS_URL: proxy.front(environment['REDIS_URL'] ?? ''),
      }));
      try {
        const person = await auth.verifiedPerson();
        proxy.set(mode);
        const statuses: number[] = [];
        for (let round = 0; round < 5; round += 1) {
          statuses.push((await auth.logIn({ ...person, password: WRONG })).status);
        }
        expect(statuses).toEqual([200, 200, 200, 429, 429]);
        await auth.logIn(person).expect(429);
      } finally {
        await auth.stop();
        await proxy.stop();
      }
    },
    60_000,
  );
});

describe('claims about one’s own address', () => {
  const claims = (round: number): Record<string, string> => ({
    'x-forwarded-for': `6.6.6.${round}`,
    'x-real-ip': `7.7.7.${round}`,
    'x-client-ip': `8.8.8.${round}`,
    forwarded: `for=9.9.9.${round}`,
  });
  const auditedOf = (auth: AuthHarness): Promise<{ address: string }[]> =>
    auth.owner.query(`SELECT DISTINCT address FROM audit_log WHERE event LIKE 'authn_login%'`);

  it('from anyone but a trusted proxy evade no limit and do not alter the audit log', async () => {
    const auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ADDRESS: '3', TRUSTED_PROXIES: '203.0.113.1' });
    try {
      const statuses: number[] = [];
      for (let round = 1; round <= 5; round += 1) {
        const { email, password } = aPerson();
        statuses.push((await auth.post(LOGIN_PATH, { email, password }).set(claims(round))).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(await auditedOf(auth)).toEqual([{ address: '127.0.0.1' }]);
    } finally {
      await auth.stop();
    }
  });

  it('count only as far as the trusted proxy in front saw them itself', async () => {
    const auth = await AuthHarness.start({ LIMIT_LOGIN_PER_ADDRESS: '3' });
    try {
      const statuses: number[] = [];
      for (let round = 1; round <= 5; round += 1) {
        const { email, password } = aPerson();
        const told = { ...claims(round), 'x-forwarded-for': `6.6.6.${round}, 198.51.100.4` };
        statuses.push((await auth.post(LOGIN_PATH, { email, password }).set(told)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(await auditedOf(auth)).toEqual([{ address: '198.51.100.4' }]);
    } finally {
      await auth.stop();
    }
  });
});
