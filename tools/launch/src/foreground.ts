import process from 'node:process';
import { EmbeddedError } from '@premise/embedded';
import { LaunchError } from './launch-error.ts';
import { startProduct, type RunningProduct, type StartOptions } from './product.ts';
import { consoleProgress } from './progress.ts';

/** Starts the product in the foreground and holds until a signal, or the end of whoever started this, stops it. */
export async function runUntilStopped(
  options: StartOptions = {},
  onReady: (product: RunningProduct) => Promise<(() => Promise<void>) | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const progress = consoleProgress();
  const abort = new AbortController();
  let release: (() => void) | undefined;
  const stopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A terminal and npm may both pass on one Ctrl-C: every further signal means the same as the first.
  const onSignal = (): void => {
    abort.abort(new LaunchError('Stopped before the start was complete.'));
    release?.();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) onSignal();
  }, 1000);
  watch.unref();
  // Output that nobody reads any more must not end the product.
  process.stdout.on('error', () => undefined);

  try {
    const product = await startProduct({ ...options, progress, signal: abort.signal });
    const beforeStop = await onReady(product);
    progress.say('');
    progress.say(`Premise is ready: ${product.url}`);
    if (product.mailUrl !== undefined) progress.say(`Mail that Premise sends: ${product.mailUrl}`);
    progress.say('Stop with Ctrl-C.');
    const alive = setInterval(() => undefined, 60_000);
    await stopped;
    clearInterval(alive);
    progress.say('');
    await progress.step('Stopping', async () => {
      await beforeStop?.();
      await product.stop();
    });
    process.exitCode = 0;
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`\n${explain(error)}\n`);
  } finally {
    clearInterval(watch);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, onSignal);
  }
}

function explain(error: unknown): string {
  if (error instanceof LaunchError || error instanceof EmbeddedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
