import { WIZARD_STEPS, type WizardStep } from '@premise/contracts';
import type { Locator, Page } from 'playwright-core';
import { makeAccount, signIn } from '../harness/account.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { takeDownload } from '../harness/take-download.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** What Word lays on the clipboard: its own markup, and the same as text with soft breaks, bullets and blanks of its own. */
const WORD = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no; font-family:Calibri;} --></style></head>
<body><!--StartFragment--><p class=MsoNormal><b><span style='mso-bidi-font-weight:normal'>A lamp 10 has a battery 12.<o:p></o:p></span></b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·</span><![endif]>a lens 14<img src="http://127.0.0.1:9/x.png" onerror="alert(1)"></p><!--EndFragment--></body></html>`,
  text: 'A lamp 10 has a battery 12.\r\n\uf0b7\ta\u00a0lens\u00a014\u000bof glass\u00ad',
};
/** As a text area gives it back: line ends are one character. */
const PASTED = WORD.text.replaceAll('\r\n', '\n');

describe('text pasted out of a word processor', () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newVisitor(chromium.browser, product.url, { permissions: ['clipboard-read', 'clipboard-write'] });
    ({ page } = visitor);
    await signIn(visitor, product.url, await makeAccount(product));
  }, 60_000);
  afterAll(() => visitor.context.close());

  // In a profile of its own: the browser cleans what a page lays on the clipboard in that page's name, and asks its policy.
  const copy = async (): Promise<void> => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await chromium.browser.newContext({ baseURL: product.url, permissions });
    const writer = await context.newPage();
    await writer.goto('/');
    await writer.evaluate(
      ({ html, text }) =>
        navigator.clipboard.write([
          new ClipboardItem({
            'text/html': new Blob([html], { type: 'text/html' }),
            'text/plain': new Blob([text], { type: 'text/plain' }),
          }),
        ]),
      WORD,
    );
    await context.close();
  };
  const paste = async (field: Locator): Promise<void> => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
  };

  it('comes into every text of the wizard as its words alone, and into the exported pages without what is hidden in them', async () => {
    await page.goto('/patent-buddy/wizard');
    await page.getByText('Step 1 of 13').waitFor();
    await copy();
    const go = async (step: WizardStep): Promise<void> => {
      const at = WIZARD_STEPS.indexOf(step);
      await page.getByRole('list', { name: 'Steps' }).getByRole('button').nth(at).click();
      await page.getByText(`Step ${at + 1} of 13`).waitFor();
    };
    const field = (name: string | RegExp): Locator => page.getByRole('textbox', { name });
    for (const [step, name] of [
      ['Background', 'Background'],
      ['DetailedDescription', 'Detailed Description'],
      ['Claims', 'Claims'],
      ['Drawings', /^Brief description of the drawings/],
    ] as const) {
      await go(step);
      await paste(field(name));
      await eventually(() => field(name).inputValue(), PASTED);
    }
    await go('Title');
    await paste(field('Title of Invention'));
    await eventually(() => field('Title of Invention').inputValue(), expect.not.stringMatching(/[<>]|mso/i));
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText(/^Application (saved|updated) successfully!$/).waitFor();
    expect(await page.locator('img[src*="127.0.0.1:9"]').count()).toBe(0);

    await page.getByRole('button', { name: 'Export as PDF' }).click();
    const dialog = page.getByRole('dialog', { name: 'Premium Feature' });
    const exported = await takeDownload(page, dialog.getByRole('button', { name: 'Export PDF' }), 60_000);
    const text = readPdf(exported.bytes)
      .pages.map((one) => one.text)
      .join('\n');
    expect(text).toContain('• a');
    expect(text).toContain('of glass');
    expect(text).not.toMatch(/[\uf0b7\u00ad<>]|mso/i);
    expect(visitor.problems).toEqual([]);
  }, 180_000);
});
