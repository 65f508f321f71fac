import { COMPONENTS, REGISTER_PATH, STORAGE_KEYS, VERIFY_PAGE, type User } from '@premise/contracts';
import type { Page } from 'playwright-core';
import { newPerson } from '../harness/account.ts';
import { HARBOUR } from '../harness/arguments.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { linkIn, mailsTo, waitForMail } from '../harness/mail.ts';
import { analyze, fillRegistration, fillSignIn, screens } from '../harness/screens.ts';

const chromium = useBrowser();

/** The main job, step after step in one browser: each test goes on where the one before it stopped. */
describe('from sign-up to a kept analysis', () => {
  const person = newPerson();
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, productUrl());
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  it('looks at an example without an account, types a text of their own and is told to create one [D-60 S1-102]', async () => {
    await page.goto('/analyzer');
    await page.getByRole('link', { name: /Library hours/ }).click();
    await page.getByRole('heading', { name: 'Library hours', level: 1 }).waitFor();
    await screens.summary(page).waitFor();
    await page.getByRole('link', { name: 'Analyze your own text' }).click();
    await screens.argument(page).fill(HARBOUR);
    await screens.analyze(page).click();
    await page.waitForURL('**/login');
    await page.getByText('Please sign in to view your analysis results').waitFor();
    await page.getByText('Create a free account to see your analysis. Your text is kept.').waitFor();
  });

  it('registers and is asked to click the link in the email [S1-265 S1-118 S1-119 S1-120 S1-121 S1-028]', async () => {
    const answer = page.waitForResponse(`**${REGISTER_PATH}`);
    await fillRegistration(page, person);
    await page.waitForURL('**/verify-email');
    const main = page.getByRole('main');
    const { message } = (await (await answer).json()) as { message: string };
    await main.getByText(message).first().waitFor();
    await main.getByText(person.email).first().waitFor();
    await main
      .getByText(/click the (verification )?link/i)
      .first()
      .waitFor();
    await main.getByRole('button', { name: /resend/i }).waitFor();
  });

  it('cannot sign in before the address is verified [S1-301]', async () => {
    await page.goto('/login');
    await fillSignIn(page, person);
    await page.getByText('Please verify your email before logging in.').first().waitFor();
  });

  it('is verified by the link in the one mail that came, and goes on to the login [S1-029 S1-116 S1-269]', async () => {
    const mail = await waitForMail(mailUrl(), person.email);
    const link = linkIn(mail, VERIFY_PAGE);
    expect(link.startsWith(productUrl())).toBe(true);
    expect(await mailsTo(mailUrl(), person.email)).toHaveLength(1);
    // As a person does it: on the mail page, in the mail itself.
    const mails = await visitor.context.newPage();
    await mails.goto(mailUrl());
    await mails.getByText(person.email).first().click();
    const opened = visitor.context.waitForEvent('page');
    await mails
      .frameLocator('iframe[title="Email HTML content"]')
      .getByRole('link', { name: 'Verify my email address' })
      .click();
    const verified = await opened;
    await verified.waitForURL(link);
    await verified
      .getByRole('main')
      .getByRole('button', { name: 'Go to Login' })
      .or(verified.getByRole('link', { name: 'Go to Login' }))
      .click();
    await verified.waitForURL('**/login');
    await Promise.all([mails.close(), verified.close(), page.close()]);
    page = await visitor.newTab();
    await page.goto('/login');
  });

  it('signs in and stands on the home page with both keys stored [S1-259 S1-260 S1-261 S1-235 S1-236]', async () => {
    await fillSignIn(page, person);
    await page.waitForURL(`${productUrl()}/`);
    await screens.avatar(page).waitFor();
    const stored = await eventually(
      () =>
        page.evaluate(
          ([token, user]) => [localStorage.getItem(token!), localStorage.getItem(user!)] as const,
          [STORAGE_KEYS.token, STORAGE_KEYS.user],
        ),
      [expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/), expect.any(String)],
    );
    expect((JSON.parse(stored[1] ?? '{}') as User).email).toBe(person.email);
  });

  it('continues with the text typed before signing up [D-60]', async () => {
    await page.getByRole('link', { name: 'Continue with your text' }).click();
    await page.waitForURL('**/analyzer');
    await eventually(() => screens.argument(page).inputValue(), HARBOUR);
  });

  it('refuses an empty and a blank argument without a call [S1-290 S1-291 S1-292]', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/analysis')) calls.push(request.url());
    });
    await screens.topBar(page).getByRole('link', { name: 'Analyzer' }).click();
    for (const text of ['', '  \n\t ']) {
      await screens.argument(page).fill(text);
      await screens.analyze(page).click();
      await page.getByText('Please enter an argument to analyze.').waitFor();
    }
    expect(calls).toEqual([]);
  });

  it('watches the argument being analyzed and sees the result [S1-281 S1-282 S1-284 S1-183 S1-184 S1-328]', async () => {
    await screens.argument(page).fill(HARBOUR);
    // The button can be quicker than the eye: its states are noted as they come.
    await page.evaluate(() => {
      const seen: [string, boolean][] = [];
      (window as unknown as { premiseSeen: typeof seen }).premiseSeen = seen;
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('main button')) {
          if (button.textContent?.trim() === 'Analyzing...') {
            seen.push(['Analyzing...', (button as HTMLButtonElement).disabled]);
          }
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await screens.analyze(page).click();
    await screens.summary(page).waitFor({ timeout: 20_000 });
    const seen = await page.evaluate(() => (window as unknown as { premiseSeen: [string, boolean][] }).premiseSeen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(([, disabled]) => disabled)).toBe(true);
    await page
      .getByRole('main')
      .getByText('therefore the council must refuse new berths', { exact: false })
      .first()
      .waitFor();
    expect(COMPONENTS).toHaveLength(14);
  });

  it('finds it in the history, which survives a reload [S1-015 S1-177 S1-288]', async () => {
    await screens.historyItems(page).first().waitFor();
    await eventually(() => screens.historyItems(page).count(), 1);
    await page.reload();
    const item = screens.historyItems(page).first();
    await eventually(() => item.textContent(), expect.stringContaining('The harbour should be closed'));
    await eventually(() => item.textContent(), expect.stringContaining('Just now'));
  });

  it('loads it back into the editor with its results [S1-285 S1-286]', async () => {
    await screens.historyItems(page).first().getByRole('button', { name: 'Open in editor' }).click();
    await screens.summary(page).waitFor();
    await eventually(() => screens.argument(page).inputValue(), HARBOUR);
  });

  it('opens it on a page of its own that can be reloaded [S1-187 S1-016 S1-020 S1-188 S1-192 S1-194 S1-406]', async () => {
    await screens.historyItems(page).first().getByRole('link').click();
    await page.waitForURL('**/analysis/*');
    for (const round of ['opened', 'reloaded']) {
      await screens.summary(page).waitFor();
      const main = page.getByRole('main');
      await eventually(
        async () => [round, (await main.textContent())?.includes('Every ship that docked last summer')],
        [round, true],
      );
      await main.getByRole('list', { name: 'Premises' }).waitFor();
      if (round === 'opened') await page.reload();
    }
  });

  it('deletes it after the question, and it stays gone [S1-017 S1-320]', async () => {
    await page.goto('/analyzer');
    await analyze(page, 'All ravens are black. Munin is a raven. Therefore Munin is black.');
    await screens.historyItems(page).nth(1).waitFor();
    const old = screens.historyItems(page).filter({ hasText: 'The harbour should be closed' });
    await old.getByRole('button', { name: 'Delete analysis' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Are you sure you want to delete this analysis?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => screens.historyItems(page).count(), 2);
    await old.getByRole('button', { name: 'Delete analysis' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await old.waitFor({ state: 'detached' });
    await page.reload();
    await screens.historyItems(page).first().waitFor();
    await eventually(() => screens.historyItems(page).count(), 1);
  });

  it('says so where an analysis does not exist [S1-196 S1-197]', async () => {
    await page.goto('/analysis/00000000-0000-4000-8000-000000000000');
    await page.getByRole('heading', { name: 'Analysis Not Found' }).waitFor();
    const back = page.getByRole('main').getByText('Back to Analyzer');
    await back.click();
    await page.waitForURL('**/analyzer');
  });

  it('signs out, and nothing of the person stays in the browser [S1-058 S1-059 S1-060 S1-267]', async () => {
    await screens.avatar(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL(`${productUrl()}/`);
    await screens.topBar(page).getByText('Sign in').waitFor();
    await eventually(
      () =>
        page.evaluate(() =>
          ['premise.token', 'premise.user', 'premise.kept-text'].map((key) => localStorage.getItem(key)),
        ),
      [null, null, null],
    );
  });

  it('met no policy violation, no dialog and no error on the way', () => {
    // A 404 that is asked for is written to the console by the browser itself.
    expect(visitor.problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  });
});
