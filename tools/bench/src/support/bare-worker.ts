// The least that makes analyses from a queue: a BullMQ worker that calls the model and keeps what it says in Redis.
import process from 'node:process';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { askModel } from './ask-model.ts';

const [redisUrl, queue, modelUrl, concurrency] = process.argv.slice(2);
const connection = new Redis(redisUrl ?? '', { maxRetriesPerRequest: null });
const worker = new Worker<{ argumentText: string }>(
  queue ?? '',
  async (job) => ({ reply: await askModel(modelUrl ?? '', job.data.argumentText) }),
  { connection, concurrency: Number(concurrency) },
);
await worker.waitUntilReady();
process.stdout.write('bare worker is ready\n');
process.on('SIGTERM', () => void worker.close(true).then(() => process.exit(0)));
