// npm run bench -- web-vitals [--url http://127.0.0.1:8080] [--path /]... [--visits 3]: what a first visit to the public
// pages feels like on a mid-range phone on a slow connection. Without --url it serves the builds that are there through a
// gateway of its own.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { spawn, type ChildProcess } from 'node:child_process';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER } from './support/browser.ts';
import { measureTransfer } from './transfer.ts';

/** The product's own limits for the largest paint and for JavaScript, what Core Web Vitals call good, Lighthouse's blocking time. */
const GOALS = { lcp: 1_250, cls: 0.1, tbt: 200, js: 170_000 } as const;
const PATHS = ['/', '/analyzer', '/patent-buddy'];

/** Lighthouse's slow 4G, as devtools applies it to a real connection, and a processor four times slower. */
const SLOW_4G = { latency: 150, downloadThroughput: (1_638.4 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/** A task that keeps the page busy for longer blocks it by the rest. */
const FREE_MS = 50;
const SETTLED_MS = 3_000;

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  lcpElement: string;
}

/** Runs in the page, before anything else. */
const OBSERVE = `(() => {
  const seen = (window.premiseVitals = { lcp: 0, lcpElement: '', cls: 0, tasks: [] });
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpElement = (entry.element?.tagName ?? '') + ': ' + (entry.element?.textContent ?? '').slice(0, 40);
  });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
})();`;

async function visit(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(OBSERVE);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(() => {
      const { lcp, lcpElement, cls, tasks } = (
        globalThis as unknown as {
          premiseVitals: { lcp: number; lcpElement: string; cls: number; tasks: [number, number][] };
        }
      ).premiseVitals;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { fcp, lcp, lcpElement, cls, tasks };
    });
    const { tasks, ...vitals } = seen;
    const tbt = tasks
      .filter(([start]) => start >= vitals.fcp)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - FREE_MS), 0);
    return { ...vitals, tbt };
  } finally {
    await context.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The gateway alone: a first visit asks the services for nothing that it waits for. */
async function startGateway(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const nowhere = 'http://127.0.0.1:9';
  const program = path.resolve(import.meta.dirname, '../../gateway/src/main.ts');
  const child: ChildProcess = spawn(process.execPath, ['--conditions=source', program], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      AUTH_URL: nowhere,
      ANALYSIS_URL: nowhere,
      PATENT_URL: nowhere,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The gateway ended with ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(name: string, value: number, goal: number, shown: (value: number) => string): boolean {
  const met = value <= goal;
  console.log(
    `${name.padEnd(26)} ${shown(value).padStart(9)}   goal ${shown(goal).padStart(9)}   ratio ${(value / goal).toFixed(2)} ${met ? 'met' : 'missed'}`,
  );
  return met;
}

async function run(origin: string, place: string, visits: number): Promise<boolean> {
  const browser = await chromium.launch(BROWSER);
  try {
    const load = os.loadavg()[0]?.toFixed(1);
    console.log(
      `A first visit to ${place}: slow 4G, processor ${SLOWER} times slower, median of ${visits}; load of this machine ${load}`,
    );
    const seen: Vitals[] = [];
    for (let at = 0; at < visits; at += 1) seen.push(await visit(browser, origin + place));
    const of = (name: 'fcp' | 'lcp' | 'cls' | 'tbt'): number => median(seen.map((vitals) => vitals[name]));
    const { bytes } = await measureTransfer(browser, origin, place);
    const milliseconds = (value: number): string => `${Math.round(value)} ms`;
    console.log(`first contentful paint     ${milliseconds(of('fcp')).padStart(9)}`);
    console.log(`largest paints             ${seen.map(({ lcp }) => milliseconds(lcp)).join(', ')}`);
    console.log(`largest paint is           ${seen[0]?.lcpElement}`);
    const met = [
      report('largest contentful paint', of('lcp'), GOALS.lcp, milliseconds),
      report('layout shift', of('cls'), GOALS.cls, (value) => value.toFixed(3)),
      report('total blocking time', of('tbt'), GOALS.tbt, milliseconds),
      report('JavaScript, brotli', bytes, GOALS.js, (value) => `${(value / 1000).toFixed(1)} kB`),
    ];
    return met.every(Boolean);
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      path: { type: 'string', multiple: true, default: PATHS },
      visits: { type: 'string', default: '3' },
    },
  });
  const gateway = values.url === undefined ? await startGateway() : undefined;
  try {
    const origin = (values.url ?? gateway?.url ?? '').replace(/\/$/, '');
    const met: boolean[] = [];
    for (const place of values.path) met.push(await run(origin, place, Math.max(1, Number(values.visits))));
    process.exitCode = met.every(Boolean) ? 0 : 1;
  } finally {
    gateway?.stop();
  }
}
