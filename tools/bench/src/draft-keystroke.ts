// npm run bench -- draft-keystroke --url http://127.0.0.1:8080: what a keystroke in the wizard's longest field costs in a real
// browser, beside a bare textarea with the same text. The product must be running; nobody need be signed in.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BROWSER } from './support/browser.ts';

const SIZES = [0, 100_000, 1_000_000];
const KEYS = 40;
const FRAME_MS = 1000 / 60;
const WIZARD = '/patent-buddy/wizard';
const STEP = 'Detailed Description';
const SENTENCE =
  'The reservoir 12 feeds the valve 14, which opens when the plant has become lighter than the spring 16. ';
/** After a text was put in: the checks of the step have run, and it was kept. */
const SETTLED_MS = 4_000;
/** From quick typing to a pause in which copies, counts and checks are made, which may hold up the key after it. */
const BETWEEN_MS = [60, 120, 180, 260, 400];

interface Costs {
  /** Of the page's own program: from the input until every listener is done. */
  own: number[];
  /** From the key until the page hears of it: what ran before, the browser's own layout and spelling included. */
  held: number[];
  /** Until the frame that shows it is ready, the browser's own layout included. */
  shown: number[];
}

/** Runs in the page: the caret goes into the middle of the text, and each key is timed. */
const WATCH = `(() => {
  const field = document.querySelector('textarea');
  const seen = (window.premiseKeys = { own: [], held: [], shown: [] });
  let key = 0;
  let input = 0;
  field.focus();
  field.setSelectionRange(field.value.length / 2, field.value.length / 2);
  addEventListener('keydown', (event) => {
    key = event.timeStamp;
    seen.held.push(performance.now() - key);
  }, { capture: true });
  addEventListener('input', () => { input = performance.now(); }, { capture: true });
  addEventListener('input', () => {
    seen.own.push(performance.now() - input);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => seen.shown.push(performance.now() - key);
    requestAnimationFrame(() => port2.postMessage(null));
  });
})()`;
const BARE = `(() => {
  const { value } = document.querySelector('textarea');
  const bare = document.createElement('textarea');
  bare.rows = 20;
  bare.value = value;
  document.body.replaceChildren(bare);
})()`;

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const median = (values: readonly number[]): number => quantile(values, 0.5);
const inFrames = (ms: number): string => (ms / FRAME_MS).toFixed(2);
const textOf = (size: number): string => `${SENTENCE.repeat(18)}\n\n`.repeat(Math.ceil(size / 1_800)).slice(0, size);

async function typeInto(page: Page): Promise<Costs> {
  await page.evaluate(WATCH);
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press('x');
    await page.waitForFunction(`window.premiseKeys.shown.length > ${at}`);
    await page.waitForTimeout(BETWEEN_MS[at % BETWEEN_MS.length] ?? 0);
  }
  return page.evaluate('window.premiseKeys');
}

async function measure(browser: Browser, origin: string, size: number): Promise<{ ours: Costs; bare: Costs }> {
  // The policy of the pages lets nobody evaluate texts, the watcher included.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(origin + WIZARD);
    await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name: STEP }).click();
    await page.getByRole('textbox', { name: STEP }).fill(textOf(size));
    await page.waitForTimeout(SETTLED_MS);
    const ours = await typeInto(page);
    await page.evaluate(BARE);
    await page.waitForTimeout(SETTLED_MS);
    return { ours, bare: await typeInto(page) };
  } finally {
    await context.close();
  }
}

async function run(origin: string): Promise<boolean> {
  const browser = await chromium.launch(BROWSER);
  let met = true;
  let empty = 0;
  try {
    console.log(`${KEYS} keystrokes in "${STEP}". Other load on the machine counts in.`);
    for (const size of SIZES) {
      const { ours, bare } = await measure(browser, origin, size);
      const own = median(ours.own);
      const late = quantile(ours.own, 0.95);
      if (size === 0) empty = own;
      const parts = [
        `${String(size).padStart(9)} characters`,
        `own work ${inFrames(own)} of a frame, 95th percentile ${inFrames(late)}, worst ${inFrames(Math.max(...ours.own))}`,
        `held up before, 95th percentile, ${inFrames(quantile(ours.held, 0.95))} (bare ${inFrames(quantile(bare.held, 0.95))})`,
        `${(own / empty).toFixed(1)} times the empty field`,
        `until shown ${(median(ours.shown) / median(bare.shown)).toFixed(1)} times a bare textarea`,
      ];
      console.log(parts.join('; '));
      met &&= late < FRAME_MS;
    }
  } finally {
    await browser.close();
  }
  console.log(
    `own work under one frame in 95 of 100 keystrokes, of ${FRAME_MS.toFixed(1)} ms: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:8080' } } });
  process.exitCode = (await run(values.url.replace(/\/$/, ''))) ? 0 : 1;
}
