import { LIMITS, SECURITY_QUESTIONS } from '@premise/contracts';
import { isStorableText } from '@premise/contracts-dto';
import { naughtyStrings } from '@premise/testing';
import { AuthHarness } from '../../test/auth-harness.ts';
import { RecoveryCalls, ROOMY } from '../../test/recovery-calls.ts';

const CONTROLS = [
  '\u0001\u0007\u001b[31mred',
  'line\nbreak\r\n',
  'e\u0301\u00e9',
  '👩‍👩‍👧‍👦',
  '\ufeffbom',
  'a\u0000b',
  '\ud800',
];
const strings = [...naughtyStrings, ...CONTROLS];
const fits = (text: string, max: number): boolean =>
  text.trim() !== '' && text.length <= max && isStorableText(text) && !/^\s|\s$/.test(text);

describe('naughty strings in recovery', () => {
  let auth: AuthHarness;
  let calls: RecoveryCalls;

  beforeAll(async () => {
    const many = ['RESET_MAIL', 'ANSWERED_RESET_MAIL', 'ANSWER', 'CONFIRM'].map(
      (name) => [`LIMIT_${name}_PER_ACCOUNT`, '1000000'] as const,
    );
    auth = await AuthHarness.start({ ...ROOMY, ...Object.fromEntries(many), LIMIT_LOGIN_PER_ACCOUNT: '1000000' });
    calls = new RecoveryCalls(auth);
  });
  afterAll(async () => {
    await auth.stop();
  });

  /** In lanes of their own: most of the time goes by in waiting. */
  async function inLanes(texts: string[], lane: (texts: string[]) => Promise<void>): Promise<void> {
    const lanes = 8;
    const shares = Array.from({ length: lanes }, (_, number) => texts.filter((_, index) => index % lanes === number));
    await Promise.all(shares.map(lane));
  }

  it('as an answer are the answer, and as a wrong one are wrong', async () => {
    const answers = strings.filter((string) => fits(string, LIMITS.securityAnswerMaxLength));
    expect(answers.length).toBeGreaterThan(350);
    await inLanes(answers, async (texts) => {
      const person = await auth.signedIn();
      for (const text of texts) {
        const set = await calls.changeQuestion(person.token, SECURITY_QUESTIONS[0], text);
        expect([text, set.body.success]).toEqual([text, true]);
        const wrong = await calls.requestReset(person.email, `${text}x`);
        expect([text, wrong.body.code]).toEqual([text, 'SECURITY_ANSWER_WRONG']);
        const right = await calls.requestReset(person.email, ` ${text}\t`);
        expect([text, right.body.success]).toEqual([text, true]);
      }
    });
  }, 120_000);

  it('as a new password are kept exactly as typed, or refused with a reason', async () => {
    const person = await auth.signedIn();
    let current = person.password;
    let taken = 0;
    for (const text of strings.filter((_, index) => index % 8 === 0).concat(CONTROLS)) {
      const answer = await calls.changePassword(person.token, current, text);
      expect([text, answer.status < 500, typeof answer.body.success]).toEqual([text, true, 'boolean']);
      if (answer.body.success !== true) continue;
      taken += 1;
      current = text;
    }
    expect(taken).toBeGreaterThan(25);
    expect((await auth.logIn({ ...person, password: current }).expect(200)).body.success).toBe(true);
  }, 120_000);

  it('never break any of the calls', async () => {
    await inLanes(strings, async (texts) => {
      const person = await auth.signedIn();
      for (const text of texts) {
        const answers = await Promise.all([
          calls.requestReset(text),
          calls.requestReset(person.email, text),
          calls.requestReset(text, text),
          calls.reset(text, text),
          calls.changeQuestion(person.token, text, text),
        ]);
        for (const { status, body } of answers) {
          expect([text, status < 500, typeof body.success]).toEqual([text, true, 'boolean']);
        }
        const question = await calls.question(text.replace(/\p{Surrogate}/gu, ''));
        expect([text, question.status < 500]).toEqual([text, true]);
      }
    });
    for (const path of ['%00', 'a%00@b.c', '%E0%A4%A', 'x'.repeat(6_000), '%2e%2e', "'%20OR%20'1'='1"]) {
      const { status } = await auth.get(`/api/auth/user/${path}`);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }, 120_000);
});
