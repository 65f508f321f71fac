import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { ARGUMENTS, CHROMIUM } from './browser.ts';

const STARTED = /DevTools listening on (ws:\S+)/;
const PATIENCE_MS = 30_000;

/** A browser with a profile on the disk, that can be killed as a power cut kills it and started again. */
export class KillableBrowser {
  readonly #profile: string;
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(path.join(os.tmpdir(), 'premise-profile-')));
  }

  async start(): Promise<BrowserContext> {
    const child = spawn(
      CHROMIUM,
      [...ARGUMENTS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    this.#child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const timer = setTimeout(() => reject(new Error(`The browser did not start: ${said}`)), PATIENCE_MS);
      child.stderr?.on('data', (bytes: Buffer) => {
        said += bytes.toString();
        const [, found] = STARTED.exec(said) ?? [];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    });
    this.#browser = await chromium.connectOverCDP(address);
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no profile');
    context.setDefaultTimeout(15_000);
    return context;
  }

  /** Ends every process of it at once, without a word to any of them. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    await this.#browser?.close().catch(() => undefined);
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
