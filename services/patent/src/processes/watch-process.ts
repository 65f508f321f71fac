import { workerData } from 'node:worker_threads';
import { STOP_SIGNALS } from './messages.ts';

/** A decoder fills some ten megabytes in this time. */
const EVERY_MS = 5;

const { memoryBytes, deadline } = workerData as { memoryBytes: number; deadline: Float64Array };

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, STOP_SIGNALS.memory);
  if ((user + system) / 1_000 > (deadline[0] ?? 0)) process.kill(process.pid, STOP_SIGNALS['processor-time']);
}, EVERY_MS);
