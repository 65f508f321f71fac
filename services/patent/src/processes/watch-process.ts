import { parentPort, workerData } from 'node:worker_threads';
import { STOP_SIGNALS, WATCH } from './messages.ts';

/** A decoder fills some ten megabytes in this time. */
const EVERY_MS = 5;
/** Between tasks: looking as often then would take a hundredth of the processor. */
const RESTING_MS = 500;

const { memoryBytes, deadline } = workerData as { memoryBytes: number; deadline: Float64Array };

function check(): void {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, STOP_SIGNALS.memory);
  if ((user + system) / 1_000 > (deadline[0] ?? 0)) process.kill(process.pid, STOP_SIGNALS['processor-time']);
}

let checks = setInterval(check, RESTING_MS);
parentPort?.on('message', (message: string) => {
  clearInterval(checks);
  checks = setInterval(check, message === WATCH.begin ? EVERY_MS : RESTING_MS);
});
