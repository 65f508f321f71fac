import {
  applicationPath,
  LOGIN_PATH,
  SAVE_APPLICATION_PATH,
  STORAGE_KEYS,
  WIZARD_STEPS,
  type ApplicationResponse,
  type LoginResponse,
  type RegisterRequest,
} from '@premise/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { makeAccount } from '../harness/account.ts';
import { DESKTOP } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { killDatabase } from '../harness/kill-database.ts';
import { KillableBrowser } from '../harness/killable-browser.ts';
import { Product } from '../harness/product.ts';
import { seededNumbers } from '../harness/seeded-numbers.ts';
import { Typist } from '../harness/typist.ts';

/** How often something dies; each thing in turn, all of them at once as the fourth. */
const KILLS = Number(process.env['PREMISE_KILLS'] ?? 3);
const SEED = Number(process.env['PREMISE_KILL_SEED'] ?? Math.floor(Date.now() / 1000));
const VICTIMS = ['browser', 'service', 'database', 'everything'] as const;
type Victim = (typeof VICTIMS)[number];

/** What may be lost of the last typing (issue 5). */
const LOST_AT_MOST_MS = 2_000;
/** A database that starts again on a busy machine, and the wizard's own pauses between two attempts. */
const RECOVERY_MS = 90_000;
const ROUND_MS = 150_000;

const random = seededNumbers(SEED);

/** A product of its own, since its parts are killed. */
describe(`killed ${KILLS} times while somebody types (seed ${SEED})`, () => {
  let product: Product;
  let person: RegisterRequest;
  let token = '';
  let applicationId = '';
  let page: Page;
  const browser: { current?: KillableBrowser } = {};
  const losses: string[] = [];

  const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const field = () => page.getByRole('textbox', { name: 'Detailed Description' });

  /** The accounts lie in the database that was killed. */
  async function signInWhenPossible(attempt: () => Promise<LoginResponse>) {
    const deadline = Date.now() + RECOVERY_MS;
    for (;;) {
      const answer = await attempt();
      if (answer.success) return answer;
      if (Date.now() > deadline) throw new Error(`Sign-in failed: ${answer.error}`);
      await sleep(300);
    }
  }

  /** The browser as the person starts it again: signed in, at the draft. */
  async function open(): Promise<void> {
    const context = await browser.current?.start();
    if (!context) throw new Error('There is no browser.');
    context.setDefaultTimeout(30_000);
    page = await context.newPage();
    await page.setViewportSize(DESKTOP);
    const signedIn = await signInWhenPossible(async () => {
      const answer = await context.request.post(product.url + LOGIN_PATH, {
        data: { email: person.email, password: person.password },
      });
      return (await answer.json()) as LoginResponse;
    });
    token = signedIn.token;
    await page.goto(`${product.url}/favicon.svg`);
    // what a killed browser kept of its sign-in is not what this is about
    await page.evaluate(
      ([tokenKey, newToken, userKey, user]) => {
        localStorage.setItem(tokenKey!, newToken!);
        localStorage.setItem(userKey!, user!);
      },
      [STORAGE_KEYS.token, signedIn.token, STORAGE_KEYS.user, JSON.stringify(signedIn.user)],
    );
    await page.goto(`${product.url}/patent-buddy/wizard/${applicationId}`);
    await field().waitFor();
  }

  const stored = async (): Promise<string> => {
    const answer = await fetch(product.url + applicationPath(applicationId), { headers: headers() });
    const body = (await answer.json()) as ApplicationResponse;
    if (!body.success) throw new Error(body.error);
    return body.application.detailedDescription;
  };

  /** The server has what the screen shows, and nothing had to be asked. */
  async function arrived(text: string): Promise<void> {
    await eventually(stored, text, { patienceMs: RECOVERY_MS });
    await eventually(() => page.getByRole('dialog').count(), 0);
  }

  beforeAll(async () => {
    product = await Product.create({ LIMIT_LOGIN_PER_ACCOUNT: '1000', LIMIT_LOGIN_PER_ADDRESS: '1000' });
    await product.start();
    person = await makeAccount(product);
    ({ token } = await signInWhenPossible(async () => {
      const body = JSON.stringify({ email: person.email, password: person.password });
      const answer = await fetch(product.url + LOGIN_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await answer.json()) as LoginResponse;
    }));
    const made = await fetch(product.url + SAVE_APPLICATION_PATH, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({
        title: 'Device for Threading Needles.',
        lastStep: WIZARD_STEPS.indexOf('DetailedDescription'),
      }),
    });
    const answer = (await made.json()) as ApplicationResponse;
    if (!answer.success) throw new Error(answer.error);
    applicationId = answer.application.id;
    browser.current = await KillableBrowser.create();
    await open();
  }, 300_000);
  afterAll(async () => {
    if (losses.length > 0) process.stdout.write(`  kills, seed ${SEED}:\n    ${losses.join('\n    ')}\n`);
    await browser.current?.dispose();
    await product?.dispose();
  }, 60_000);

  async function kill(victim: Victim): Promise<void> {
    const ends: Promise<unknown>[] = [];
    // the browser first: nothing may be saved by what outlives it for a moment
    if (victim !== 'service' && victim !== 'database') ends.push(browser.current?.kill() ?? Promise.resolve());
    if (victim === 'service' || victim === 'everything') process.kill(await product.pidOf('patent'), 'SIGKILL');
    if (victim === 'database' || victim === 'everything')
      ends.push(killDatabase(product.stores.databases['patent'] ?? ''));
    await Promise.all(ends);
  }

  let text = '';
  let serial = 0;
  const rounds = Array.from({ length: KILLS }, (_, at) => [at + 1, VICTIMS[at % VICTIMS.length] ?? 'browser'] as const);

  it.each(rounds)(
    'kill %i, %s: at most the last two seconds are lost, and never an older word',
    async (round, victim) => {
      await field().focus();
      await page.keyboard.press('Control+End');
      const typist = new Typist(text, serial);
      typist.start(field(), () => Math.floor(random() * 120));
      await sleep(300 + Math.floor(random() * 6_000));

      const killsBrowser = victim === 'browser' || victim === 'everything';
      if (killsBrowser) typist.abandon();
      const moment = Date.now();
      await kill(victim);
      if (killsBrowser) {
        await typist.stop().catch(() => undefined);
        await open();
      } else {
        // the person notices nothing and types on
        await sleep(Math.floor(random() * 4_000));
        await typist.stop();
      }
      const found = await field().inputValue();
      const loss = typist.lossMs(found, moment);
      losses.push(`${round} ${victim}: ${loss} ms lost, ${found.length - text.length} characters kept`);
      // what is there is the beginning of what was typed: nothing older is missing, changed or doubled
      expect(typist.sent.startsWith(found)).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(typist.textAt(moment - LOST_AT_MOST_MS).length);
      if (!killsBrowser) expect(found).toBe(typist.sent);
      await arrived(found);
      ({ serial } = typist);
      text = found;
    },
    ROUND_MS,
  );
});
