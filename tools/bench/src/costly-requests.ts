// npm run bench -- costly-requests [route ...]
// Every route that is open to everybody, called once without an account and with its largest or costliest body, against the built services:
// processor time and memory of the service's processes, children included, until they rest again. Each is then called once more by somebody
// who hangs up: what the service still does then. On Linux alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { toldRoutes } from '@premise/testing';
import { startAnalysisPrograms } from './support/analysis-programs.ts';
import { startAuthProgram } from './support/auth-program.ts';
import { costlyCalls, type CostlyCall } from './support/costly-calls.ts';
import { startPatentProgram } from './support/patent-program.ts';
import { processCosts } from './support/process-costs.ts';

const MOST_PROCESSOR_MS = 2_000;
const MOST_MEMORY_MB = 300;
/** Longer than any gateway waits; event streams are hung up sooner. */
const HANG_UP_MS = 60_000;
const STREAM_MS = 1_000;
/** A caller who does not wait: the request has arrived by then, and the costly ones are not done. */
const IMPATIENT_MS = 300;
const SAMPLE_MS = 10;
/** A service that takes less than this of the processor, in so long a time, rests. */
const RESTING_MS = 30;
const REST_MS = 500;

const SERVICES = ['auth', 'analysis', 'patent'] as const;
type Service = (typeof SERVICES)[number];
/** Part of the command line of a service's processes, and of no other workspace's. */
const markOf = (service: Service): string =>
  `${path.resolve(import.meta.dirname, '../../../services', service, 'dist')}${path.sep}`;

interface Measured {
  route: string;
  what: string;
  answered: string;
  processorMs: number;
  memoryMb: number;
  /** Processor time after a caller who did not wait. */
  afterMs: number;
}

interface Cost {
  answered: string;
  processorMs: number;
  memoryMb: number;
  /** Processor time after the answer, or after the caller hung up. */
  afterMs: number;
}

async function untilRest(service: Service): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    const before = processCosts(markOf(service)).processorMs;
    await sleep(REST_MS);
    if (processCosts(markOf(service)).processorMs - before < RESTING_MS) return;
  }
}

async function measureCall(
  service: Service,
  url: string,
  route: string,
  call: CostlyCall,
  hangUpMs: number,
): Promise<Cost> {
  const [method = '', pattern = ''] = route.split(' ');
  const address = Object.entries(call.names ?? {}).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
    pattern,
  );
  await untilRest(service);
  const before = processCosts(markOf(service));
  let memoryMb = before.memoryMb;
  const watch = setInterval(() => {
    memoryMb = Math.max(memoryMb, processCosts(markOf(service)).memoryMb);
  }, SAMPLE_MS);
  const isForm = call.body instanceof FormData;
  const answered = await fetch(`${url}${address}${call.query === undefined ? '' : `?${call.query}`}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(hangUpMs),
    headers: call.body === undefined || isForm ? {} : { 'content-type': 'application/json' },
    ...(call.body === undefined ? {} : { body: isForm ? (call.body as FormData) : JSON.stringify(call.body) }),
  }).then(
    async (response) => {
      await response.arrayBuffer().catch(() => undefined);
      return String(response.status);
    },
    () => 'hung up',
  );
  const then = processCosts(markOf(service));
  await untilRest(service);
  clearInterval(watch);
  const after = processCosts(markOf(service));
  return {
    answered,
    processorMs: after.processorMs - before.processorMs,
    memoryMb: memoryMb - before.memoryMb,
    afterMs: after.processorMs - then.processorMs,
  };
}

async function measure(service: Service, url: string, route: string, call: CostlyCall): Promise<Measured> {
  const patience = route.endsWith('/events') ? STREAM_MS : HANG_UP_MS;
  const { answered, processorMs, memoryMb } = await measureCall(service, url, route, call, patience);
  const { afterMs } = await measureCall(service, url, route, call, Math.min(patience, IMPATIENT_MS));
  return { route, what: call.what, answered, processorMs, memoryMb, afterMs };
}

async function answerOf<T>(url: string, address: string, body: object): Promise<T> {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** A document of the sample corpus, which is filled at the first start, and a landscape. */
async function findThings(url: string): Promise<{ patentId: string; landscapeJobId: string }> {
  for (let round = 0; round < 300; round += 1) {
    const { results = [] } = await answerOf<{ results?: { id: string }[] }>(url, '/api/patents/research/search', {
      query: 'sensor',
      source: 'corpus',
    });
    const [first] = results;
    if (first !== undefined) {
      const area = { area: { kind: 'technology', name: 'Robotics' } };
      const { jobId } = await answerOf<{ jobId: string }>(url, '/api/patents/research/landscape', area);
      return { patentId: first.id, landscapeJobId: jobId };
    }
    await sleep(1_000);
  }
  throw new Error('The sample corpus was not filled.');
}

const only = process.argv.slice(2);
const isAsked = (route: string): boolean => only.length === 0 || only.some((part) => route.includes(part));
const folder = mkdtempSync(path.join(tmpdir(), 'premise-bench-requests-'));
const routesOf = (service: Service): string[] =>
  toldRoutes(service).flatMap(({ method, path: address, access }) => {
    const route = `${method} ${address}`;
    return access === 'public' && isAsked(route) ? [route] : [];
  });
const STARTS: Record<Service, () => Promise<{ url: string; stop: () => Promise<void> }>> = {
  auth: startAuthProgram,
  analysis: startAnalysisPrograms,
  patent: () =>
    startPatentProgram({ worker: true, env: { CORPUS_INDEX: path.join(folder, 'index'), PATENT_SOURCES: 'corpus' } }),
};

const load = (): string =>
  `Load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.\n`;
process.stdout.write(
  `${load()}\n| Route, called by a visitor | Body | Answer | Processor s | after hanging up | Memory MB | |\n`,
);
process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n');
for (const service of SERVICES) {
  const routes = routesOf(service);
  if (routes.length === 0) continue;
  const program = await STARTS[service]();
  try {
    const isResearched = routes.some((route) => route.includes('/research/'));
    const things = isResearched ? await findThings(program.url) : { patentId: '', landscapeJobId: '' };
    const calls = await costlyCalls(things);
    for (const route of routes) {
      const ways = calls[route];
      if (ways === undefined) throw new Error(`${route} is open to everybody, and is not among the calls.`);
      for (const call of ways) print(await measure(service, program.url, route, call));
    }
  } finally {
    await program.stop();
  }
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`\n${load()}`);

function print({ route, what, answered, processorMs, afterMs, memoryMb }: Measured): void {
  const isAbove = processorMs > MOST_PROCESSOR_MS || memoryMb > MOST_MEMORY_MB;
  const figures = [processorMs, afterMs].map((ms) => (ms / 1_000).toFixed(2)).join(' | ');
  const row = `| ${route} | ${what} | ${answered} | ${figures} | ${memoryMb.toFixed(0)} | ${isAbove ? 'above the goal' : ''} |`;
  process.stdout.write(`${row}\n`);
}
