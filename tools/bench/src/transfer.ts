// npm run bench -- transfer --url http://127.0.0.1:8080: JavaScript a first visit transfers, against the goals.
// Starts nothing but a browser; the product must be running at the address.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { BROWSER } from './support/browser.ts';

/** Goals in bytes on the wire, brotli, body and headers. */
const GOALS: Record<string, number> = { '/': 170_000, '/analyzer': 290_000 };

export interface Transfer {
  path: string;
  /** Bytes of JavaScript, as transferred. */
  bytes: number;
  files: number;
  /** Content encodings seen. */
  encodings: string[];
}

/** Opens a page in a browser that has nothing cached, waits until it is quiet, and sums what scripts cost. */
export async function measureTransfer(browser: Browser, origin: string, path: string): Promise<Transfer> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const encodings = new Map<string, string>();
    const sizes = new Map<string, number>();
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
      const script = type === 'Script' || /javascript/.test(response.mimeType);
      if (!script) return;
      const encoding = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding');
      encodings.set(requestId, encoding?.[1] ?? 'none');
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodings.has(requestId)) sizes.set(requestId, encodedDataLength);
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(1_000);
    return {
      path,
      bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      files: sizes.size,
      encodings: [...new Set(encodings.values())],
    };
  } finally {
    await context.close();
  }
}

async function run(origin: string): Promise<boolean> {
  const browser = await chromium.launch(BROWSER);
  let passed = true;
  try {
    console.log(`JavaScript transferred by a first visit to ${origin}`);
    for (const [path, goal] of Object.entries(GOALS)) {
      const { bytes, files, encodings } = await measureTransfer(browser, origin, path);
      const ratio = bytes / goal;
      passed &&= ratio <= 1 && bytes > 0;
      console.log(
        `${path.padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files} files (${encodings.join(', ')})` +
          `  ratio to the goal of ${goal / 1000} kB: ${ratio.toFixed(2)} ${ratio <= 1 ? 'met' : 'missed'}`,
      );
    }
  } finally {
    await browser.close();
  }
  return passed;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:8080' } } });
  process.exitCode = (await run(values.url.replace(/\/$/, ''))) ? 0 : 1;
}
