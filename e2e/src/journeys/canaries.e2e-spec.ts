import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ADMIN_REVEAL_ANSWER_PATH,
  ANALYZE_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_SECURITY_QUESTION_PATH,
  CONFIRM_PASSWORD_PATH,
  exportsPath,
  LOGIN_PATH,
  OFFICE_KEY_HEADER,
  OFFICE_KEY_TEST_PATH,
  PRIOR_ART_PATH,
  REFRESH_PATH,
  REGISTER_PATH,
  REQUEST_RESET_PATH,
  RESEARCH_SEARCH_PATH,
  RESET_PASSWORD_PATH,
  SAVE_APPLICATION_PATH,
  SECURITY_QUESTIONS,
  TITLES_PATH,
  VERIFY_EMAIL_CHANGE_PATH,
  VERIFY_PATH,
} from '@premise/contracts';
import { tracesInDatabase, tracesInFiles, tracesInRedis } from '@premise/testing';
import { Client } from 'pg';
import { analyzeOverHttp, newPerson } from '../harness/account.ts';
import { eventually } from '../harness/eventually.ts';
import { mailsTo } from '../harness/mail.ts';
import { Product } from '../harness/product.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '..', '..', '..');
const APPS = ['shell', 'analyzer-mf', 'patent-mf', 'admin-mf'];
const DRAFT = 'The canary-draft perch turns by a hidden spring of brass.';
const ARGUMENT = 'Every canary-argument sings. Whatever sings is awake. Therefore every canary-argument is awake.';
const OFFICE_KEY = 'canary-office-key-4711';

/** As it is, and as it looks where bytes are written as text. */
const writings = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** A product of its own, so that its logs and files hold this run alone; its services log all that they ever would. */
describe('planted secrets', () => {
  let product: Product;
  /** By what it is. */
  const secrets: Record<string, string> = {};
  const person = newPerson({ password: 'canary-first-password', securityAnswer: 'canary-first-answer' });
  let token = '';
  let cookie = '';

  const call = async (
    method: string,
    address: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Record<string, unknown>> => {
    const answer = await fetch(product.url + address, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (set !== undefined && !set.endsWith('=')) {
      cookie = set;
      secrets[`refresh secret of ${address}`] = set.slice(set.indexOf('=') + 1);
    }
    const told = (await answer.json()) as Record<string, unknown>;
    if (typeof told['token'] === 'string') {
      token = told['token'];
      // the signature alone: who has the claims has nothing
      secrets[`access token of ${address}`] = token.split('.')[2] ?? '';
    }
    return told;
  };
  const linkToken = async (email: string, page: string): Promise<string> => {
    const mailed = async (): Promise<string> => {
      const mails = await mailsTo(product.mailUrl, email);
      return mails.map(({ text }) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '').join('');
    };
    await eventually(mailed, expect.stringMatching(/./));
    const found = await mailed();
    secrets[`link to ${page}`] = found;
    return found;
  };

  beforeAll(async () => {
    product = await Product.create({ LOG_LEVEL: 'trace' });
    await product.start();
    const { email, password, securityAnswer } = person;
    Object.assign(secrets, { password, securityAnswer, 'office key': OFFICE_KEY });
    const wrong = (secrets['a wrong password'] = 'canary-wrong-password');
    const second = (secrets['second password'] = 'canary-second-password');
    const third = (secrets['third password'] = 'canary-third-password');
    const answer = (secrets['second answer'] = 'canary-second-answer');
    const guess = (secrets['a wrong answer'] = 'canary-wrong-answer');
    const done = async (...given: Parameters<typeof call>): Promise<Record<string, unknown>> => {
      const told = await call(...given);
      if (told['success'] !== true) throw new Error(`${given[1]} answered ${JSON.stringify(told)}`);
      return told;
    };

    await done('POST', REGISTER_PATH, person);
    await done('GET', `${VERIFY_PATH}?token=${await linkToken(email, '/verify')}`);
    await call('POST', LOGIN_PATH, { email, password: wrong });
    await done('POST', LOGIN_PATH, { email, password });
    await done('POST', REFRESH_PATH, {}, { cookie });
    await done('POST', CONFIRM_PASSWORD_PATH, { currentPassword: password });
    await call('POST', CONFIRM_PASSWORD_PATH, { currentPassword: wrong });
    await done('POST', CHANGE_SECURITY_QUESTION_PATH, {
      securityQuestion: SECURITY_QUESTIONS[1],
      securityAnswer: answer,
    });
    await done('POST', CHANGE_PASSWORD_PATH, { currentPassword: password, newPassword: second });
    await call('POST', REQUEST_RESET_PATH, { email, securityAnswer: guess });
    await done('POST', REQUEST_RESET_PATH, { email, securityAnswer: answer });
    const reset = await linkToken(email, '/reset-password');
    await done('POST', RESET_PASSWORD_PATH, { token: reset, newPassword: third });
    token = '';
    await done('POST', LOGIN_PATH, { email, password: third });
    const newEmail = newPerson().email;
    await done('POST', CHANGE_EMAIL_PATH, { currentEmail: email, newEmail });
    await done('POST', VERIFY_EMAIL_CHANGE_PATH, { token: await linkToken(newEmail, '/verify-email-change') });
    await done('POST', LOGIN_PATH, { email: newEmail, password: third });

    await done('POST', ANALYZE_PATH, { argumentText: ARGUMENT });
    await analyzeOverHttp(product.url, token, ARGUMENT);
    const saved = await done('POST', SAVE_APPLICATION_PATH, {
      title: 'A perch that turns',
      detailedDescription: DRAFT,
    });
    await done('POST', exportsPath((saved['application'] as { id: string }).id), { format: 'docx' });
    await done('POST', TITLES_PATH, { description: DRAFT });
    const key = { [OFFICE_KEY_HEADER]: OFFICE_KEY };
    await call('POST', PRIOR_ART_PATH, { kind: 'draft', text: DRAFT }, key);
    await call('POST', RESEARCH_SEARCH_PATH, { query: 'perch' }, key);
    await call('POST', OFFICE_KEY_TEST_PATH, {}, key);

    const client = new Client(product.stores.databases['auth']);
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `UPDATE users SET is_super_user = true WHERE email = $1 RETURNING id`,
      [newEmail],
    );
    await client.end();
    await done('POST', LOGIN_PATH, { email: newEmail, password: third });
    const bystander = newPerson({ securityAnswer: (secrets['a revealed answer'] = 'canary-revealed-answer') });
    await done('POST', REGISTER_PATH, bystander);
    const { users } = (await done('GET', `/api/admin/users?search=${bystander.email}`)) as { users: { id: string }[] };
    const revealed = await done('POST', ADMIN_REVEAL_ANSWER_PATH, { userId: users[0]?.id });
    expect([rows.length, revealed['securityAnswer']]).toEqual([1, 'canary-revealed-answer']);
  }, 300_000);
  afterAll(() => product?.dispose(), 60_000);

  const tracesOf = async (words: string[], places: readonly string[]): Promise<string[]> => {
    const { databases, redisUrl } = product.stores;
    const look: Record<string, () => Promise<string[]>> = {
      ...Object.fromEntries(
        Object.entries(databases).map(([name, url]) => [`${name} rows`, () => tracesInDatabase(url, words)]),
      ),
      'redis keys': () => tracesInRedis(redisUrl, words),
      logs: () => tracesInFiles(product.dataPath('logs'), words),
      'database files': () => tracesInFiles(product.dataPath('postgres'), words),
      'redis files': () => tracesInFiles(product.dataPath('redis'), words),
      bundles: async () =>
        (await Promise.all(APPS.map((app) => tracesInFiles(path.join(WORKSPACE, 'apps', app, 'dist'), words)))).flat(),
    };
    const found = await Promise.all(
      places.map(async (name) => ((await look[name]?.()) ?? ['no such place']).map((trace) => `${name}: ${trace}`)),
    );
    return found.flat();
  };
  const ROWS = ['auth rows', 'analysis rows', 'patent rows'];
  const EVERYWHERE = [...ROWS, 'redis keys', 'logs', 'database files', 'redis files', 'bundles'];

  it('are in no log, row, file of the database, Redis key or bundle: passwords, answers, tokens, links, office key', async () => {
    expect(Object.keys(secrets).length).toBeGreaterThan(14);
    expect(Object.entries(secrets).filter(([, secret]) => secret.length < 15)).toEqual([]);
    expect(await tracesOf(Object.values(secrets).flatMap(writings), EVERYWHERE)).toEqual([]);
    // what may be kept is found where it is kept, so the search sees
    expect(await tracesOf([person.firstName], ['auth rows'])).not.toEqual([]);
    expect(
      await tracesOf(['"authn_login_success"', 'authn_login_success'], ['auth rows', 'database files']),
    ).not.toEqual([]);
  }, 120_000);

  it('drafts and arguments stand in their own tables alone: in no log, no queue, no other database', async () => {
    const elsewhere = ['redis keys', 'redis files', 'logs', 'auth rows'];
    expect(await tracesOf(['canary-draft'], [...elsewhere, 'analysis rows'])).toEqual([]);
    expect(await tracesOf(['canary-argument'], [...elsewhere, 'patent rows'])).toEqual([]);
    expect(await tracesOf(['canary-draft'], ['patent rows'])).not.toEqual([]);
    expect(await tracesOf(['canary-argument'], ['analysis rows'])).not.toEqual([]);
  });

  it('of the installation itself are in no log, row, Redis key or bundle', async () => {
    const text = await readFile(product.dataPath('secrets.json'), 'utf8');
    const own = Object.values(
      JSON.parse(text, (_, value: unknown) =>
        typeof value === 'object' && value !== null ? Object.assign([], Object.values(value).flat()) : value,
      ) as string[],
    ).filter((value) => value.length >= 24);
    expect(own.length).toBeGreaterThan(6);
    const keys = own.map((value) => value.replace(/^\w+:/, ''));
    expect(await tracesOf(keys, [...ROWS, 'redis keys', 'logs', 'bundles'])).toEqual([]);
  });
});
