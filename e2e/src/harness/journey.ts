import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** Addresses of the product that the whole run shares. */
export const productUrl = (): string => process.env['PREMISE_E2E_URL'] ?? '';
export const mailUrl = (): string => process.env['PREMISE_E2E_MAIL_URL'] ?? '';

declare global {
  var premiseBrowser: Promise<Browser> | undefined;
}

/** The browser of this test process; its files use it one after the other. It ends with the process. */
async function takeBrowser(): Promise<Browser> {
  globalThis.premiseBrowser ??= launchBrowser();
  const browser = await globalThis.premiseBrowser;
  if (browser.isConnected()) return browser;
  globalThis.premiseBrowser = launchBrowser();
  return globalThis.premiseBrowser;
}

/** A browser for a file of journeys, without anything of the files before it. */
export function useBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await takeBrowser();
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  return {
    get browser() {
      if (!browser) throw new Error('The browser runs only inside tests.');
      return browser;
    },
  };
}
