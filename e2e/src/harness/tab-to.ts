import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

const MOST_STEPS = 60;

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on by Tab until the target has the focus, which has to be seen there; `ring: false` where something around it is ringed. */
export async function tabTo(page: Page, target: Locator, { ring = true } = {}): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    const look = (): Promise<{ inWindow: boolean; ringed: boolean }> =>
      target.evaluate((element) => {
        // a password and its eye stand in one box, and the box is ringed
        const drawn = element.closest('.mantine-Input-input') ?? element;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn);
        const ringed = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        const box = element.getBoundingClientRect();
        const inWindow = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return { inWindow, ringed };
      });
    // the page scrolls it into sight with the next frame
    const seen = { inWindow: true, ringed: ring ? true : (expect.any(Boolean) as boolean) };
    await eventually(async () => [String(target), await look()], [String(target), seen]);
    return;
  }
  throw new Error(`Tab does not reach ${String(target)} within ${MOST_STEPS} steps.`);
}
