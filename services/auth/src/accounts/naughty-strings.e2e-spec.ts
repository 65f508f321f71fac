import { LIMITS, LOGIN_PATH, REGISTER_PATH, RESEND_VERIFICATION_PATH, VERIFY_PATH } from '@premise/contracts';
import { isStorableText } from '@premise/contracts-dto';
import { naughtyStrings } from '@premise/testing';
import { aPerson, AuthHarness } from '../../test/auth-harness.ts';
import { SealedText } from './sealed-text.ts';

const FIELDS = ['firstName', 'lastName', 'securityAnswer', 'password', 'email', 'securityQuestion'] as const;
const CONTROLS = [
  '\u0001\u0007\u001b[31mred',
  'tab\there',
  'line\nbreak\r\n',
  '\u202egnp.exe',
  'e\u0301\u00e9',
  '👩‍👩‍👧‍👦',
  '\u{1f468}\u200d',
  '\ufeffbom',
  '\uffff',
];
const strings = [...naughtyStrings, ...CONTROLS];

describe('naughty strings', () => {
  let auth: AuthHarness;

  beforeAll(async () => {
    auth = await AuthHarness.start({
      LIMIT_REGISTER_PER_ADDRESS: '1000000',
      LIMIT_LOGIN_PER_ADDRESS: '1000000',
      LIMIT_LOGIN_PER_ACCOUNT: '1000000',
      LIMIT_RESEND_PER_ADDRESS: '1000000',
    });
  });
  afterAll(async () => {
    await auth.stop();
  });

  /** Several at a time: most of the work is the hashing of passwords. */
  async function each(texts: readonly string[], check: (text: string) => Promise<void>): Promise<void> {
    for (let start = 0; start < texts.length; start += 12) await Promise.all(texts.slice(start, start + 12).map(check));
  }
  const fits = strings.filter(
    (text) => text.trim() !== '' && text.length <= LIMITS.nameMaxLength && isStorableText(text),
  );
  const misfits = strings.filter((text) => !fits.includes(text));

  it('are stored equal in names and answers, and given back equal', async () => {
    const sealed = new SealedText(auth.config);
    expect(fits.length).toBeGreaterThan(350);
    await each(fits, async (text) => {
      const person = aPerson({ firstName: text, lastName: text, securityAnswer: text });
      const answer = await auth.register(person);
      expect([text, answer.status]).toEqual([text, 201]);
      const [row] = await auth.owner.query<Record<string, string>[]>('SELECT * FROM users WHERE email = $1', [
        person.email,
      ]);
      expect([row?.['first_name'], row?.['last_name']]).toEqual([text, text]);
      expect(sealed.open(row?.['security_answer_sealed'] ?? '', row?.['id'] ?? '')).toBe(text);
    });
  }, 300_000);

  it.each(FIELDS)(
    'never break registration as %s',
    async (field) => {
      const named = field === 'firstName' || field === 'lastName' || field === 'securityAnswer';
      await each(named ? misfits : strings, async (text) => {
        const answer = await auth.register({ ...aPerson(), [field]: text });
        expect([text, answer.status < 500, typeof answer.body.success]).toEqual([text, true, 'boolean']);
      });
    },
    300_000,
  );

  it('never break login, resending or verification', async () => {
    await each(strings, async (text) => {
      const query = encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
      const login = await auth.post(LOGIN_PATH, { email: text, password: text });
      const resend = await auth.post(RESEND_VERIFICATION_PATH, { email: text });
      const verify = await auth.get(`${VERIFY_PATH}?token=${query}`);
      for (const answer of [login, resend, verify]) {
        expect([text, answer.status < 500, typeof answer.body.success]).toEqual([text, true, 'boolean']);
      }
      expect([login.body.success, verify.body.success]).toEqual([false, false]);
    });
  }, 300_000);

  it('as passwords are proved exactly', async () => {
    const passwords = strings
      .filter((text) => text.length >= LIMITS.passwordMinLength && isStorableText(text))
      .slice(0, 60);
    for (const password of passwords) {
      const person = aPerson({ password });
      const answer = await auth.register(person);
      if (answer.body.code === 'PASSWORD_TOO_COMMON') continue;
      await auth.owner.query('UPDATE users SET is_verified = true WHERE email = $1', [person.email]);
      expect([password, (await auth.logIn(person)).body.success]).toEqual([password, true]);
    }
  }, 60_000);

  it.each(['\\u0000', 'a\\u0000b', '\\ud800', 'x\\udfffy'])(
    'that cannot be stored are refused with 400: %s',
    async (escaped) => {
      for (const field of FIELDS) {
        const body = JSON.stringify({ ...aPerson(), [field]: '@@' }).replace('"@@"', `"${escaped}"`);
        const answer = await auth.post(REGISTER_PATH).set('content-type', 'application/json').send(body).expect(400);
        expect(answer.body).toMatchObject({ success: false, code: 'TEXT_NOT_STORABLE' });
      }
      for (const path of [LOGIN_PATH, RESEND_VERIFICATION_PATH]) {
        const body = `{"email":"${escaped}","password":"${escaped}"}`;
        const answer = await auth.post(path).set('content-type', 'application/json').send(body).expect(400);
        expect(answer.body.code).toBe('TEXT_NOT_STORABLE');
      }
    },
  );

  it('in bodies of tens of thousands of members are refused at once', async () => {
    const body = `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`;
    // processor time: what else the machine does is not counted
    const start = process.cpuUsage();
    const answer = await auth.post(LOGIN_PATH).set('content-type', 'application/json').send(body).expect(400);
    expect(answer.body).toMatchObject({ success: false, code: 'BODY_MALFORMED' });
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('nested without end are refused with 400: %s', async (open, close) => {
    for (const depth of [100, 35_000]) {
      const body = `{"email":${open.repeat(depth)}1${close.repeat(depth)},"password":"x"}`;
      const answer = await auth.post(LOGIN_PATH).set('content-type', 'application/json').send(body).expect(400);
      expect(answer.body).toMatchObject({ success: false, code: 'BODY_MALFORMED' });
    }
  });
});
