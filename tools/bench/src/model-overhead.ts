// npm run bench -- model-overhead [--rounds 5] [--jobs 200]
// What the product adds to a language model that takes a second: submit to finished against a direct call, at 1, 10 and 50 at
// once; and finished analyses a second against a bare BullMQ worker that makes the same calls with as many at once.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ANALYSIS_EVENTS_PATH, ANALYZE_PATH, LIMITS, type AnalyzeResponse } from '@premise/contracts';
import { startStandInModel } from '@premise/testing';
import { Queue, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { startAnalysisPrograms, type AnalysisPrograms } from './support/analysis-programs.ts';
import { askModel } from './support/ask-model.ts';
import { FinishedJobs } from './support/finished-jobs.ts';
import { endProgram, startProgram } from './support/programs.ts';

const MODEL_MS = 1000;
const AT_ONCE = [1, 10, 50];
/** Of the product's worker and of the bare one. */
const CALLS_AT_ONCE = 50;
const ARGUMENT =
  'Most commuters of the city drive alone. Because every car takes space, streets are full each morning. ' +
  'If buses ran more often, some people would leave their cars at home. Therefore the city should buy more buses.';

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Somebody who submits analyses and follows them. */
class Visitor {
  private readonly jobs = new FinishedJobs();

  private readonly url: string;
  private readonly headers: Record<string, string>;

  private constructor(url: string, headers: Record<string, string>) {
    this.url = url;
    this.headers = headers;
  }

  static async open(programs: AnalysisPrograms, leaving: AbortSignal): Promise<Visitor> {
    const headers = { authorization: `Bearer ${await programs.signIn()}`, 'content-type': 'application/json' };
    const visitor = new Visitor(programs.url, headers);
    const stream = await fetch(programs.url + ANALYSIS_EVENTS_PATH, { headers, signal: leaving });
    visitor.jobs.follow(stream).catch(() => undefined);
    return visitor;
  }

  async analyze(): Promise<void> {
    const body = JSON.stringify({ argumentText: ARGUMENT, engine: 'language-model' });
    const response = await fetch(this.url + ANALYZE_PATH, { method: 'POST', headers: this.headers, body });
    const answer = (await response.json()) as AnalyzeResponse;
    if (!answer.success) throw new Error(answer.error);
    const job = await this.jobs.wait(answer.jobId);
    if (job.state !== 'done') throw new Error(job.failure?.error ?? 'The analysis failed.');
  }
}

async function latency(visitors: Visitor[], modelUrl: string, rounds: number): Promise<void> {
  console.log(`at once   product ms   direct ms   ratio   (model ${MODEL_MS} ms, medians of ${rounds} rounds)`);
  for (const count of AT_ONCE) {
    const product: number[] = [];
    const direct: number[] = [];
    // The first round of each warms both up and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const analyses = times(count, (index) => timed(() => visitors[index % visitors.length]!.analyze()));
      const all = await Promise.all(analyses);
      const calls = await Promise.all(times(count, () => timed(() => askModel(modelUrl, ARGUMENT))));
      if (round > 0) product.push(...all);
      if (round > 0) direct.push(...calls);
    }
    const [whole, bare] = [median(product), median(direct)];
    const cells = [String(count).padStart(7), whole.toFixed(0).padStart(12), bare.toFixed(0).padStart(11)];
    console.log([...cells, (whole / bare).toFixed(3).padStart(7)].join(' '));
  }
}

async function bareThroughput(redisUrl: string, modelUrl: string, jobs: number): Promise<number> {
  const name = `bare-${randomBytes(4).toString('hex')}`;
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const file = path.join(import.meta.dirname, 'support', 'bare-worker.ts');
  const child = await startProgram(file, { PATH: process.env['PATH'] }, [
    redisUrl,
    name,
    modelUrl,
    String(CALLS_AT_ONCE),
  ]);
  const [queue, events] = [new Queue(name, { connection }), new QueueEvents(name, { connection })];
  // every job that is waited for listens to both
  for (const each of [queue, events]) each.setMaxListeners(0);
  try {
    await events.waitUntilReady();
    const run = async (count: number) => {
      const added = await queue.addBulk(times(count, () => ({ name: 'ask', data: { argumentText: ARGUMENT } })));
      await Promise.all(added.map((job) => job.waitUntilFinished(events)));
    };
    await run(CALLS_AT_ONCE);
    return jobs / ((await timed(() => run(jobs))) / 1000);
  } finally {
    await endProgram(child);
    await Promise.all([queue.close(), events.close()]);
    connection.disconnect();
  }
}

const { values } = parseArgs({ options: { rounds: { type: 'string' }, jobs: { type: 'string' } } });
const [rounds, jobs] = [Number(values.rounds ?? 5), Number(values.jobs ?? 200)];
const leaving = new AbortController();
const model = await startStandInModel();
model.always({ speakMs: MODEL_MS, pieceLength: 100 });
const programs = await startAnalysisPrograms({
  MODEL_BASE_URL: model.baseUrl,
  MODEL_CALLS_AT_ONCE: String(CALLS_AT_ONCE),
  MODEL_CALLS_PER_USER_PER_DAY: '0',
});
try {
  const visitors = await Promise.all(
    times(Math.ceil(jobs / LIMITS.openAnalysesPerUser), () => Visitor.open(programs, leaving.signal)),
  );
  await latency(visitors, model.baseUrl, rounds);
  const analyses = () => Promise.all(times(jobs, (index) => visitors[index % visitors.length]!.analyze()));
  const product = jobs / ((await timed(analyses)) / 1000);
  const bare = await bareThroughput(programs.redisUrl, model.baseUrl, jobs);
  console.log(
    `\n${jobs} analyses with ${CALLS_AT_ONCE} calls at once: product ${product.toFixed(1)}, bare worker ${bare.toFixed(1)} a second, ratio ${(product / bare).toFixed(2)}`,
  );
} finally {
  leaving.abort();
  await programs.stop();
  await model.stop();
}
