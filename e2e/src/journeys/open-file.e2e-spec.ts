import type { Page } from 'playwright-core';
import { accessibilityProblems, sidewaysExcess } from '../harness/accessibility.ts';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { pdfBytes } from '../harness/sample-pdf.ts';
import { screens } from '../harness/screens.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

describe('a PDF instead of a pasted text', () => {
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

  const open = (name: string, pdf: Uint8Array) =>
    page.getByTestId('file-input').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });

  it('is read in the browser, by a parser from our own address, and sent nowhere', async () => {
    const posted: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(new URL(request.url()).origin);
      if (request.method() === 'POST') posted.push(request.url());
    });
    await open('essay.pdf', pdfBytes([['Dogs bark because', 'they hear (things) and'], ['then they wake.']]));
    await page.getByText('Text taken from essay.pdf').waitFor();
    await eventually(
      () => screens.argument(page).inputValue(),
      'Dogs bark because they hear (things) and then they wake.',
    );
    expect(posted.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(asked.filter((origin) => origin !== new URL(product.url).origin)).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });

  it.each([
    ['scanned', pdfBytes([[]]), 'holds pictures of pages and no text'],
    ['locked', pdfBytes([['Words.']], { encrypted: true }), 'protected by a password'],
    ['damaged', Buffer.from('%PDF-1.4 nothing more'), 'could not be read'],
  ])('says plainly that it is %s, and leaves the text', async (name, pdf, words) => {
    const before = await screens.argument(page).inputValue();
    await open(`${name}.pdf`, pdf);
    await page.getByRole('alert').getByText(words).waitFor();
    await eventually(() => screens.argument(page).inputValue(), before);
  });

  it('keeps the page accessible, and within 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysExcess(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
