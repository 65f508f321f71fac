// npm run bench -- start-time: a first start (empty data folder) against a second one, as a ratio.
// Everything is built beforehand, so that the times are those of the start alone.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startProduct } from '@premise/launch';
import { freePort } from '@premise/embedded';

const ROUNDS = 3;

async function start(dataDir: string, build: boolean): Promise<number> {
  const began = performance.now();
  const product = await startProduct({ dataDir, port: await freePort(), mailWebPort: await freePort(), build });
  const took = performance.now() - began;
  await product.stop();
  return took;
}

const dataDir = (): string => mkdtempSync(path.join(os.tmpdir(), 'premise-start-time-'));
const cold: number[] = [];
const warm: number[] = [];

for (let round = 0; round < ROUNDS; round += 1) {
  const dir = dataDir();
  try {
    if (round === 0) await start(dir, true).then(() => rmSync(dir, { recursive: true, force: true }));
    cold.push(await start(dir, false));
    warm.push(await start(dir, true));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const [first, second] = [median(cold), median(warm)];
process.stdout.write(`first start  ${(first / 1000).toFixed(1)} s (empty data folder, built)\n`);
process.stdout.write(`second start ${(second / 1000).toFixed(1)} s (data kept, nothing changed)\n`);
process.stdout.write(`second : first = ${(second / first).toFixed(2)}\n`);
