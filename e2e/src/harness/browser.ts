import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Throws a sentence that says what to do where there is no browser; the journeys never pass without one. */
export function requireBrowser(): void {
  if (existsSync(CHROMIUM)) return;
  throw new Error(
    `The browser journeys need Chromium at ${CHROMIUM}, and it is not there. Install it (Debian: apt-get install chromium) ` +
      'or name another with CHROMIUM_PATH.',
  );
}

export const launchBrowser = (): Promise<Browser> => {
  requireBrowser();
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
};

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A browser profile that notes everything a good page never does. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Policy violations, dialogs, uncaught errors and console errors, in order. */
  problems: string[];
  /** Another tab of the same profile, watched as well. */
  newTab(): Promise<Page>;
}

export async function newVisitor(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions & { ignore?: RegExp } = {},
): Promise<Visitor> {
  const { ignore, ...contextOptions } = options;
  const context = await browser.newContext({ baseURL, viewport: DESKTOP, ...contextOptions });
  context.setDefaultTimeout(15_000);
  // how quickly a page is loaded is no promise of a journey's
  context.setDefaultNavigationTimeout(45_000);
  const problems: string[] = [];
  const note = (text: string): void => {
    // Asked for by bare files, which no page of the product is.
    if (!ignore?.test(text) && !text.includes('/favicon.ico')) problems.push(text);
  };
  await context.exposeBinding('premiseViolation', (_source, text: string) => note(`policy violation: ${text}`));
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    window.premiseViolation(event.violatedDirective + ' ' + event.blockedURI));`);
  const newTab = async (): Promise<Page> => {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console error: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on('dialog', (dialog) => {
      note(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return page;
  };
  return { context, page: await newTab(), problems, newTab };
}
