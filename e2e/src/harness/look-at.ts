import type { Page } from 'playwright-core';
import { problemsInLightAndDark, sidewaysExcess } from './accessibility.ts';
import { eventually } from './eventually.ts';
import { screens } from './screens.ts';

/** What is wrong with the screen that is open, each with its place: axe in light and dark, wider than 320 px, too little room at 400 percent. */
export async function lookAt(page: Page, place: string): Promise<string[]> {
  const size = page.viewportSize();
  if (size === null) throw new Error('A window without a size cannot be given back its own.');
  const found = (await problemsInLightAndDark(page)).map((problem) => `${place}, ${problem}`);
  await page.setViewportSize({ width: 320, height: 700 });
  const excess = await sidewaysExcess(page);
  if (excess > 0) found.push(`${place} is ${excess} px wider than a window of 320 px`);
  // a window of 1280 by 1024 at 400 percent: most of it still belongs to the page
  await page.setViewportSize({ width: 320, height: 256 });
  const zoomed = await sidewaysExcess(page);
  if (zoomed > 0) found.push(`${place} is ${zoomed} px too wide at 400 percent`);
  const barHeight = async (): Promise<number> => (await screens.topBar(page).boundingBox())?.height ?? 0;
  // told as a finding, with the height that it keeps
  await eventually(barHeight, (height: number) => expect(height).toBeLessThanOrEqual(256 / 3)).catch(async () => {
    found.push(`the top bar takes ${await barHeight()} px of 256 at 400 percent on ${place}`);
  });
  await page.setViewportSize(size);
  return found;
}
