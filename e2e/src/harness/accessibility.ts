import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

interface AxeResult {
  passes: object[];
  /** What could not be decided, such as a color over a picture. */
  incomplete: object[];
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing fades or slides any more: colours between two states are nobody's choice. Endless ones do not count. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = (): Animation[] =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    // what has just changed is drawn with the next frame, and starts to move with the one after
    do {
      for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      await Promise.all(ending().map((one) => one.finished.catch(() => undefined)));
    } while (ending().length > 0);
  });

type AxeRules = { type: 'tag' | 'rule'; values: string[] };
const EVERY_RULE: AxeRules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Those that see colors. */
const COLOR_RULES: AxeRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** How often axe looks: what stood there for a moment only, between two states, is no fault of the page. */
const LOOKS = 3;

/** Findings of axe-core under WCAG 2.0 to 2.2, A and AA; one line each. */
export async function accessibilityProblems(page: Page, rules: AxeRules = EVERY_RULE): Promise<string[]> {
  await page.evaluate(source);
  for (let look = 1; ; look += 1) {
    await atRest(page);
    const found = await runAxe(page, rules);
    if (found.length === 0 || look === LOOKS) return found;
    await sleep(500);
  }
}

/** The findings of every rule in light, and of those that see colors in dark; the screen stays light. */
export async function problemsInLightAndDark(page: Page): Promise<string[]> {
  await paint(page, 'dark');
  const inDark = await accessibilityProblems(page, COLOR_RULES);
  await paint(page, 'light');
  return [...inDark.map((problem) => `in dark: ${problem}`), ...(await accessibilityProblems(page))];
}

async function runAxe(page: Page, rules: AxeRules): Promise<string[]> {
  const { violations, passes, incomplete } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      }),
    rules,
  );
  if (passes.length + violations.length + incomplete.length === 0) throw new Error('axe found nothing to look at.');
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`,
    ),
  );
}

/** What is drawn by script for another width of the window follows it within this time, on a busy machine too. */
const FOLLOWS_MS = 4_000;

/** How far the page reaches beyond its window, in CSS pixels, once its layout has followed the window. */
export async function sidewaysExcess(page: Page): Promise<number> {
  const measure = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await atRest(page);
  const deadline = Date.now() + FOLLOWS_MS;
  for (;;) {
    const excess = await measure();
    if (excess <= 0 || Date.now() > deadline) return excess;
    await sleep(100);
  }
}

/** Light or dark, as the reader's system says it, once the page has followed. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
}
