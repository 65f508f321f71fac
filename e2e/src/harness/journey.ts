import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';

/** Addresses of the product that the whole run shares. */
export const productUrl = (): string => process.env['PREMISE_E2E_URL'] ?? '';
export const mailUrl = (): string => process.env['PREMISE_E2E_MAIL_URL'] ?? '';

/** One browser for a file of journeys. */
export function useBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    get browser() {
      if (!browser) throw new Error('The browser runs only inside tests.');
      return browser;
    },
  };
}
