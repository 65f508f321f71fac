import { setTimeout as sleep } from 'node:timers/promises';
import {
  ADMIN_TOGGLE_STATUS_PATH,
  ADMIN_USERS_EXPORT_PATH,
  applicationPath,
  exportsPath,
  IMAGE_FIELDS,
  IMAGES_PATH,
  LOGIN_PATH,
  patentJobPath,
  RENAME_ANALYSIS_PATH,
  SAVE_APPLICATION_PATH,
  SAVED_SEARCHES_PATH,
  versionsPath,
  WIZARD_STEPS,
  type ExportFormat,
  type PatentJobOf,
  type RegisterRequest,
} from '@premise/contracts';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { sidewaysExcess } from '../harness/accessibility.ts';
import { analyzeOverHttp, makeAccount, signIn } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { all, HOSTILE, hostileDraft, SCRIPT_ADDRESS } from '../harness/hostile-words.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { waitForMail } from '../harness/mail.ts';
import { imageForm } from '../harness/route-calls/drafting.ts';
import { fillSignIn } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** What the page made of the words: elements that came out of them, and marks of what ran. Empty on a good page. */
const cameAlive = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...['img[src="x"]', 'svg[onload]', '[onerror]', 'a[href^="javascript:" i]', 'iframe'].filter(
      (kind) => document.querySelector(kind) !== null,
    ),
    ...('premiseHacked' in window ? ['something ran'] : []),
  ]);

describe('words that would be run', () => {
  let author: RegisterRequest;
  let token: string;
  let visitor: Visitor;
  let analysisId: string;
  let applicationId: string;

  async function call<Body>(path: string, body: object | null, method = body === null ? 'GET' : 'POST'): Promise<Body> {
    const isForm = body instanceof FormData;
    const answer = await fetch(product.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  async function exported(format: ExportFormat): Promise<Uint8Array> {
    const { jobId } = await call<{ jobId: string }>(exportsPath(applicationId), { format });
    for (let tries = 0; tries < 400; tries += 1) {
      const { job } = await call<{ job: PatentJobOf<'export'> }>(patentJobPath(jobId), null);
      if (job.state === 'failed') throw new Error(JSON.stringify(job.failure));
      if (job.result) return new Uint8Array(await (await fetch(product.url + job.result.url)).arrayBuffer());
      await sleep(200);
    }
    throw new Error(`No ${format} came.`);
  }

  /** HTML of the mail that tells somebody that an administrator blocked the account. */
  async function mailOfABlock(): Promise<string> {
    const person = await makeAccount(product, { firstName: HOSTILE.image, lastName: HOSTILE.drawing });
    const { email, password } = await makeAdministrator(product, 'admin');
    const post = async (path: string, body: object, bearer = ''): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
      return (await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { user } = (await post(LOGIN_PATH, person)) as { user: { id: string } };
    const { token: bearer } = (await post(LOGIN_PATH, { email, password })) as { token: string };
    await post(ADMIN_TOGGLE_STATUS_PATH, { userId: user.id, blocked: true }, bearer);
    return (await waitForMail(product.mailUrl, person.email, 2)).html;
  }

  beforeAll(async () => {
    author = await makeAccount(product, {
      firstName: HOSTILE.image + HOSTILE.backwards,
      lastName: HOSTILE.drawing + HOSTILE.unbroken.slice(0, 60),
    });
    // an address that names nothing is answered with 400 or 404, which a console notes
    const ignore = /status of (400|404)/;
    visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce', ignore });
    token = await signIn(visitor, product.url, author);
    const argument = `Every whale is a mammal. ${all()} is a whale. Therefore ${HOSTILE.image} is a mammal.`;
    analysisId = (await analyzeOverHttp(product.url, token, argument)).jobId;
    await call(RENAME_ANALYSIS_PATH, { analysisId, title: HOSTILE.image + HOSTILE.template });
    const { application } = await call<{ application: { id: string; version: number } }>(SAVE_APPLICATION_PATH, {
      title: HOSTILE.image,
    });
    applicationId = application.id;
    const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string;
    };
    const form = imageForm(userId, applicationId);
    form.set(IMAGE_FIELDS.file, form.get(IMAGE_FIELDS.file) as Blob, `${HOSTILE.image}${HOSTILE.backwards}.png`);
    const { image } = await call<{ image: { id: string } }>(IMAGES_PATH, form);
    await call(applicationPath(applicationId), { ...hostileDraft(image.id), version: application.version }, 'PUT');
    await call(versionsPath(applicationId), { name: HOSTILE.image });
    await call(SAVED_SEARCHES_PATH, { name: HOSTILE.image, request: { query: all(), source: 'corpus' } });
  }, 120_000);
  afterAll(() => visitor.context.close());

  /** What is wrong with the page that is open; its content has come. */
  async function wrongWith(page: Page, place: string): Promise<string[]> {
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const wrong = await cameAlive(page);
    const excess = await sidewaysExcess(page);
    return [...wrong, ...(excess > 0 ? [`${excess} px too wide`] : [])].map((found) => `${place}: ${found}`);
  }

  it('are words on every screen of their author', async () => {
    const { page } = visitor;
    const query = encodeURIComponent(all());
    const wrong: string[] = [];
    const places: [string, string][] = [
      ['/dashboard', ''],
      ['/analyzer', HOSTILE.image],
      [`/analysis/${analysisId}`, HOSTILE.image],
      ['/profile', HOSTILE.image],
      ['/settings', ''],
      ['/patent-applications', HOSTILE.image],
      ['/patent-buddy', HOSTILE.image],
      [`/patent-buddy/search#q=${query}`, ''],
      [`/patent-buddy/citations#number=${query}`, ''],
      [`/patent-buddy/analysis#area-query=${query}`, ''],
      [`/analysis/${query}`, ''],
      [`/${query}`, ''],
    ];
    for (const [path, words] of places) {
      await page.goto('about:blank');
      await page.goto(path);
      if (words !== '') await page.getByText(words).first().waitFor({ state: 'attached' });
      wrong.push(...(await wrongWith(page, path.slice(0, 40))));
    }
    await page.goto('/patent-buddy/search');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('dialog').getByText(HOSTILE.image).first().waitFor();
    wrong.push(...(await cameAlive(page)).map((found) => `saved searches: ${found}`));
    await page.goto(`/patent-buddy/wizard/${applicationId}`);
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('button');
    for (const [at, name] of WIZARD_STEPS.entries()) {
      await steps.nth(at).click();
      await page.getByText(`Step ${at + 1} of 13`).waitFor();
      wrong.push(...(await wrongWith(page, `step ${name}`)));
    }
    await page.getByRole('button', { name: 'USPTO Format Preview' }).click();
    await page.getByRole('region', { name: /^Page 1 of/ }).waitFor();
    wrong.push(...(await wrongWith(page, 'the preview')));
    await page.getByRole('button', { name: 'Close preview' }).click();
    await page.getByRole('button', { name: 'Version history' }).click();
    await page.getByRole('list', { name: 'Earlier versions' }).getByText(HOSTILE.image).first().waitFor();
    wrong.push(...(await cameAlive(page)).map((found) => `version history: ${found}`));
    expect(wrong).toEqual([]);
    expect(visitor.problems).toEqual([]);
  }, 240_000);

  it('are words to an administrator, in the list, the log, the addresses of both and the table to take along', async () => {
    const ignore = /status of 400/;
    const admin = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce', ignore });
    const { page } = admin;
    const adminToken = await signIn(admin, product.url, await makeAdministrator(product, 'super-user'));
    const wrong: string[] = [];
    await page.goto(`/admin?search=${encodeURIComponent(author.email)}`);
    await page.getByRole('row').filter({ hasText: author.email }).waitFor();
    wrong.push(...(await wrongWith(page, 'the list')));
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Block', exact: true }).waitFor();
    wrong.push(...(await wrongWith(page, 'the actions')));
    const query = encodeURIComponent(all().slice(0, 200));
    for (const path of [
      `/admin?search=${query}&filter=${query}&sort=${query}`,
      `/admin/audit-log?person=${encodeURIComponent(author.email)}`,
      `/admin/audit-log?event=${query}&address=${query}&person=${query}`,
      `/admin/queues?queue=${query}&state=${query}`,
      '/admin/services',
    ]) {
      await page.goto(path);
      wrong.push(...(await wrongWith(page, path.slice(0, 40))));
    }
    expect(wrong).toEqual([]);
    expect(admin.problems).toEqual([]);
    await admin.context.close();

    const table = await fetch(`${product.url}${ADMIN_USERS_EXPORT_PATH}?search=${encodeURIComponent(author.email)}`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    const { headers } = table;
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // quotes doubled: one cell, whatever stands in it
    expect(await table.text()).toContain('img src=x onerror=""premiseHacked=1;alert(1)"">');
  }, 120_000);

  it('are words in the mails and in the documents, which hold nothing active', async () => {
    const html = await mailOfABlock();
    // a name like this is not even said
    expect(html).toContain('>Hello,<');
    expect(html).not.toMatch(/onerror|onload|premiseHacked/i);

    const pdf = Buffer.from(await exported('pdf')).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|OpenAction|SubmitForm|URI)\b/);
    const word = unzipSync(await exported('docx'));
    expect(Object.keys(word).filter((name) => /vba|macro|embeddings|activeX/i.test(name))).toEqual([]);
    const parts = Object.entries(word).filter(([name]) => /\.(xml|rels)$/.test(name));
    for (const [name, part] of parts) {
      const found = /TargetMode="External"|<img |<svg onload|<w:fldSimple/.exec(strFromU8(part))?.[0];
      expect([name, found]).toEqual([name, undefined]);
    }
    // its only fields count the pages
    const fields = parts.flatMap(([, part]) => [...strFromU8(part).matchAll(/<w:instrText[^>]*>([^<]*)</g)]);
    expect(fields.map(([, field]) => field?.trim()).filter((field) => !/^(PAGE|NUMPAGES)$/.test(field ?? ''))).toEqual(
      [],
    );
    expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain('&lt;img src=x');
  }, 120_000);

  it('lead nowhere as the place to go on to after signing in', async () => {
    const other = await newVisitor(chromium.browser, product.url);
    for (const name of ['from', 'next', 'returnTo', 'redirect']) {
      await other.context.clearCookies();
      await other.page.goto('/favicon.svg');
      await other.page.evaluate(() => localStorage.clear());
      await other.page.goto(`/login?${name}=${encodeURIComponent(SCRIPT_ADDRESS)}#${SCRIPT_ADDRESS}`);
      await fillSignIn(other.page, author);
      await other.page.waitForURL((url) => url.pathname !== '/login');
      await eventually(() => Promise.resolve(new URL(other.page.url()).origin), product.url);
      expect(await cameAlive(other.page)).toEqual([]);
    }
    expect(other.problems).toEqual([]);
    await other.context.close();
  }, 90_000);
});
