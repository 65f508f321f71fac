import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { dropFile } from '../harness/drop-file.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { waitForMail } from '../harness/mail.ts';
import { PLANTER } from '../harness/patent-draft.ts';
import { pdfBytes } from '../harness/sample-pdf.ts';
import { wordBytes } from '../harness/sample-word.ts';

const chromium = useBrowser();
const url = productUrl();
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const DRAFT = [
  'SELF-WATERING PLANTER',
  'BACKGROUND OF THE INVENTION',
  PLANTER.background,
  'DETAILED DESCRIPTION OF THE INVENTION',
  ...PLANTER.detailedDescription.split('\n\n'),
  'CLAIMS',
  ...PLANTER.claims.split('\n'),
  'ABSTRACT',
  PLANTER.abstract,
];

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const report = (page: Page) => page.getByRole('list', { name: 'Counts' });

describe('a visitor’s draft', () => {
  let visitor: Visitor;
  let page: Page;
  beforeEach(async () => {
    visitor = await newVisitor(chromium.browser, url);
    ({ page } = visitor);
    await page.goto('/patent-buddy');
    await page.getByRole('link', { name: 'Audit my draft' }).click();
    await heading(page, 'Audit your patent draft').waitFor();
  });
  afterEach(async () => {
    await visitor.context.close();
  });

  it('dropped as a Word file is judged at once, and the report comes by mail', async () => {
    await dropFile(page.locator('main form').first(), 'planter.docx', WORD, wordBytes(DRAFT));
    await page.getByText(/^planter\.docx, judged by/).waitFor({ timeout: 30_000 });
    await heading(page, 'SELF-WATERING PLANTER').waitFor();
    const claims = page.getByRole('region', { name: 'Claims' });
    await claims.getByText(/claim has the number 4/).waitFor();
    const address = `visitor-${randomUUID()}@example.org`;
    await page.getByRole('textbox', { name: 'Your email address' }).fill(address);
    await page.getByRole('button', { name: 'Email me the report' }).click();
    await page.getByText(`The report is on its way to ${address}.`).waitFor();
    // the draft stands beside its report, which stays on the screen
    const shown = page.getByRole('region', { name: 'Your draft' });
    await claims
      .getByRole('button', { name: /^Show in the draft: .*number 4/ })
      .first()
      .click();
    await shown.locator('mark[data-shown]').first().waitFor();
    const [thanks] = await Promise.all([
      visitor.context.waitForEvent('page'),
      page.getByRole('link', { name: 'What happens next' }).click(),
    ]);
    await heading(thanks, 'We got your draft').waitFor();
    await thanks.close();
    const mail = await waitForMail(mailUrl(), address);
    expect(mail.subject).toBe('Your red flag report from Premise');
    expect(mail.text).toContain('Claims are numbered 1, 2, 3 without gap or repetition');
    expect(mail.text).not.toMatch(/reservoir|planter|wick/i);
    expect(visitor.problems).toEqual([]);
  }, 120_000);

  it('pasted, dropped as a PDF, and another one after it', async () => {
    await page.getByRole('textbox', { name: 'Your draft' }).fill(DRAFT.join('\n\n'));
    await page.getByRole('button', { name: 'Audit this draft' }).click();
    await page.getByText(/^Pasted text, judged by/).waitFor({ timeout: 30_000 });
    await report(page).waitFor();
    const pasted = await report(page).innerText();
    await page.getByRole('button', { name: 'Audit another draft' }).click();
    await heading(page, 'Audit your patent draft').waitFor();
    const lines = DRAFT.flatMap((paragraph) => paragraph.match(/.{1,80}(?:\s|$)/g) ?? []);
    await dropFile(page.locator('main form').first(), 'planter.pdf', 'application/pdf', pdfBytes([lines]));
    await page.getByText(/^planter\.pdf, judged by/).waitFor({ timeout: 30_000 });
    await eventually(() => report(page).innerText(), pasted);
    expect(visitor.problems).toEqual([]);
  }, 120_000);

  it.each([
    ['scan.pdf', 'application/pdf', pdfBytes([[]]), /pictures of pages and no text/],
    ['locked.pdf', 'application/pdf', pdfBytes([['Words.']], { encrypted: true }), /protected by a password/],
    ['locked.docx', WORD, Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), /password-protected or an older Word file/],
    ['empty.txt', 'text/plain', new Uint8Array(), /empty\.txt is empty/],
    ['program.txt', 'text/plain', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 9]), /does not read as text/],
    ['picture.png', 'image/png', Uint8Array.from([0x89, 0x50]), /Choose a \.docx, \.pdf or \.txt file/],
  ])(
    'is told plainly why %s cannot be read, and the next one is',
    async (name, type, bytes, words) => {
      const form = page.locator('main form').first();
      await dropFile(form, name, type, bytes);
      await page.getByRole('alert').filter({ hasText: words }).waitFor({ timeout: 30_000 });
      await dropFile(form, 'planter.txt', 'text/plain', Buffer.from(DRAFT.join('\n')));
      await page.getByText(/^planter\.txt, judged by/).waitFor({ timeout: 30_000 });
      expect(visitor.problems.filter((problem) => !/status of 422/.test(problem))).toEqual([]);
    },
    90_000,
  );
});

describe('the report', () => {
  it('is accessible in light and dark and fits 320 px', async () => {
    const visitor = await newVisitor(chromium.browser, url, { reducedMotion: 'reduce' });
    const { page } = visitor;
    await page.goto('/patent-buddy/audit');
    await page.getByRole('button', { name: 'Try an example' }).click();
    await page.getByRole('button', { name: 'Audit this draft' }).click();
    await report(page).waitFor({ timeout: 30_000 });
    expect(await problemsInLightAndDark(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await eventually(() => sidewaysExcess(page), 0);
    expect(visitor.problems).toEqual([]);
    await visitor.context.close();
  }, 90_000);
});
