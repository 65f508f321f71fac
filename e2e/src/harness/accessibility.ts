import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface AxeResult {
  passes: object[];
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing fades or slides any more: colours between two states are nobody's choice. Endless ones do not count. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = (): Animation[] =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    // what has just changed starts to move with the next frame
    do {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.all(ending().map((one) => one.finished.catch(() => undefined)));
    } while (ending().length > 0);
  });

/** Findings of axe-core under WCAG 2.0 to 2.2, A and AA; one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await atRest(page);
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    }),
  );
  if (passes.length === 0) throw new Error('axe found nothing to look at.');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`,
    ),
  );
}

/** How far the page reaches beyond its window, in CSS pixels. */
export const sidewaysExcess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
