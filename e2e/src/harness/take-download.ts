import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** The file behind a link or button, as the browser stored it; `timeout` where it is made first. */
export async function takeDownload(
  page: Page,
  link: Locator,
  timeout = 15_000,
): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout }), link.click()]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}
