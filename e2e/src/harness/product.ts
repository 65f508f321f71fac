import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ProductOrder, ProductReport, ProductSettings, ProductStores } from './product-messages.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type OrderText = ProductOrder extends infer Order ? (Order extends { id: number } ? Omit<Order, 'id'> : never) : never;

/** One product, started as `npm start` starts it, on ports and a data folder of its own. */
export class Product {
  url = '';
  mailUrl = '';
  stores: ProductStores = { redisUrl: '', databases: {} };
  readonly #child: ChildProcess;
  readonly #dataDir: string;
  readonly #waiting = new Map<number, (report: ProductReport) => void>();
  #orders = 0;

  private constructor(settings: ProductSettings) {
    this.#dataDir = settings.dataDir;
    this.#child = fork(path.join(import.meta.dirname, 'run-product.ts'), {
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: undefined, PREMISE_E2E_SETTINGS: JSON.stringify(settings) },
    });
    this.#child.on('message', (report: ProductReport) => {
      this.#waiting.get(report.id)?.(report);
      this.#waiting.delete(report.id);
    });
    this.#child.on('exit', () => {
      for (const [id, answer] of this.#waiting) answer({ id, pids: {}, error: 'The product process ended.' });
      this.#waiting.clear();
    });
  }

  /** Without the sample patents, unless `env` asks for them: making them takes longer than all else of a start. */
  static async create(env: Record<string, string> = {}): Promise<Product> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'premise-e2e-'));
    const settings = { CORPUS_SAMPLE: 'off', ...env };
    return new Product({ dataDir, port: await freePort(), mailWebPort: await freePort(), env: settings });
  }

  /** Starts it; `build` only where nothing has built the workspace before. */
  async start({ build = false } = {}): Promise<this> {
    const report = await this.#order({ do: 'start', build });
    this.url = report.url ?? '';
    this.mailUrl = report.mailUrl ?? '';
    this.stores = report.stores ?? this.stores;
    return this;
  }

  /** Stops it as Ctrl-C does; it can be started again on the same data. */
  async stop(): Promise<void> {
    await this.#order({ do: 'stop' });
  }

  async restart(name: string): Promise<void> {
    await this.#order({ do: 'restart', name });
  }

  /** A folder or file below its data folder. */
  dataPath(name: string): string {
    return path.join(this.#dataDir, name);
  }

  async pidOf(name: string): Promise<number> {
    const { pids } = await this.#order({ do: 'pids' });
    const pid = pids[name];
    if (!pid) throw new Error(`${name} does not run; running: ${Object.keys(pids).join(', ')}`);
    return pid;
  }

  /** Stops it for good and removes its data. */
  async dispose(): Promise<void> {
    try {
      if (this.#child.connected) await this.stop();
    } finally {
      if (this.#child.connected) this.#child.disconnect();
      await rm(this.#dataDir, { recursive: true, force: true });
    }
  }

  async #order(order: OrderText): Promise<ProductReport> {
    const id = ++this.#orders;
    const report = await new Promise<ProductReport>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#child.send({ ...order, id });
    });
    if (report.error) throw new Error(report.error);
    return report;
  }
}
