import type { Page } from 'playwright-core';

/**
 * Begins to watch for a heading; answers how many milliseconds it stood on the page, by the page's own clock: looking from
 * outside would add what the machine is busy with. The page must not be loaded anew meanwhile.
 */
export async function timeOnScreen(page: Page, heading: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const stood: { from?: number; to?: number } = {};
    Object.assign(window, { premiseStood: stood });
    const look = (): void => {
      const there = [...document.querySelectorAll('h1, h2')].some((one) => one.textContent?.trim() === wanted);
      if (there) stood.from ??= performance.now();
      else if (stood.from !== undefined) stood.to ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, heading);
  return async () => {
    const gone = await page.waitForFunction(() => {
      const { from, to } = (window as unknown as { premiseStood: { from?: number; to?: number } }).premiseStood;
      return from !== undefined && to !== undefined ? to - from : false;
    });
    return Number(await gone.jsonValue());
  };
}
