import type { Page } from 'playwright-core';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { pdfBytes } from '../harness/sample-pdf.ts';
import { wordBytes } from '../harness/sample-word.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };
const WORDS = 'Dogs bark because they hear things. Therefore they wake us.';

describe('a file let go over the page', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url);
    page = visitor.page;
    await signIn(visitor, product.url, await makeAccount(product));
    await page.goto('/analyzer');
    await screens.argument(page).waitFor();
  });
  afterAll(() => visitor.context.close());

  /** Drops it as a person does: over the heading, which is not the editor. */
  async function drop(name: string, content: Uint8Array | string): Promise<void> {
    const base64 = Buffer.from(content).toString('base64');
    const dataTransfer = await page.evaluateHandle(
      ([file, data]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(data!), (sign) => sign.charCodeAt(0))], file!));
        return transfer;
      },
      [name, base64],
    );
    const place = page.getByRole('heading', { name: 'Argument Analyzer' });
    for (const event of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer });
  }

  it.each([
    ['essay.txt', WORDS],
    ['essay.md', WORDS],
    ['essay.docx', wordBytes([WORDS])],
    ['essay.pdf', pdfBytes([[WORDS]])],
  ])('%s gives its words to the editor, can be undone, and goes nowhere', async (name, content) => {
    const posted: string[] = [];
    const note = (request: { method(): string; url(): string }): void => {
      if (request.method() === 'POST') posted.push(request.url());
    };
    page.on('request', note);
    await screens.argument(page).fill('What stood here before.');
    await drop(name, content);
    await page.getByText(`Text taken from ${name}. The file stays on your device.`).waitFor();
    await eventually(async () => (await screens.argument(page).inputValue()).trim(), WORDS);
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually(() => screens.argument(page).inputValue(), 'What stood here before.');
    expect(posted.filter((url) => url.includes('/api/'))).toEqual([]);
    page.off('request', note);
  });

  it.each([
    ['a picture', 'photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'Premise reads .txt, .md, .docx and .pdf files.'],
    ['a broken Word file', 'torn.docx', wordBytes([WORDS]).slice(0, 200), 'This Word file could not be read.'],
    ['more text than can be analyzed', 'book.txt', 'word '.repeat(200_001), 'more than 1,000,000 characters'],
  ])('%s is refused in a sentence, and the text stays', async (_what, name, content, words) => {
    await screens.argument(page).fill('What stood here before.');
    await drop(name, content);
    await page.getByRole('alert').getByText(words).waitFor();
    await eventually(() => screens.argument(page).inputValue(), 'What stood here before.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });

  it('a Word file is read beside the page: nothing holds it up, and it can be cancelled', async () => {
    await screens.argument(page).fill('What stood here before.');
    // markup of some 13 MB that packs to next to nothing
    const [thread] = await Promise.all([
      page.waitForEvent('worker'),
      drop('hostile.docx', wordBytes(Array.from({ length: 500_000 }, () => ''))),
    ]);
    expect(new URL(thread.url()).origin).toBe(new URL(product.url).origin);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    // a quick machine has finished before anybody can press
    await cancel.click({ timeout: 3_000 }).catch(() => undefined);
    await cancel.waitFor({ state: 'detached' });
    await screens.argument(page).fill('The page still takes words.');
    await eventually(() => screens.argument(page).inputValue(), 'The page still takes words.');
  });

  it('met no policy violation and no error on the way', () => {
    expect(visitor.problems).toEqual([]);
  });
});
