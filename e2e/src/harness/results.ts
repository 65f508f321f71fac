import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** Parts of a finished analysis, by what a person sees. */
export const results = {
  toolbar: (page: Page): Locator => page.getByRole('toolbar', { name: 'Argument map' }),
  map: (page: Page): Locator => page.getByRole('group', { name: 'Argument map', exact: true }),
  nodes: (page: Page): Locator => results.map(page).getByRole('button'),
  outline: (page: Page): Locator => page.getByRole('group', { name: 'The map as an outline' }),
  formal: (page: Page): Locator => page.getByRole('region', { name: 'Formal check' }),
};

/** Brings the map of the analysis on screen into the middle, which draws it. */
export async function showMap(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Argument map' }).scrollIntoViewIfNeeded();
  await results.map(page).evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

export interface Downloaded {
  name: string;
  bytes: Buffer;
}

/** What a click gives the reader to keep. */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
