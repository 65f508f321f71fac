// npm run bench -- costly-requests [route ...]
// Every route that is open to everybody, called once without an account and with its largest or costliest body, against the built services:
// processor time and memory of the service's processes, children included, until they rest again. On Linux alone.
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
const SAMPLE_MS = 10;
/** A service that takes less than this of the processor, in so long a time, rests. */
const RESTING_MS = 30;
const REST_MS = 500;

const SERVICES = ['auth', 'analysis', 'patent'] as const;
type Service = (typeof SERVICES)[number];
const markOf = (service: Service): string => `/services/${service}/dist/`;

interface Measured {
  service: Service;
  route: string;
  what: string;
  answered: string;
  processorMs: number;
  memoryMb: number;
  /** Processor time after the answer, or after the caller hung up. */
  afterMs: number;
}

async function untilRest(service: Service): Promise<void> {
  for (let round = 0; round < 120; round += 1) {
    const before = processCosts(markOf(service)).processorMs;
    await sleep(REST_MS);
    if (processCosts(markOf(service)).processorMs - before < RESTING_MS) return;
  }
}

async function measure(service: Service, url: string, route: string, call: CostlyCall): Promise<Measured> {
  const [method = '', path = ''] = route.split(' ');
  const address = Object.entries(call.names ?? {}).reduce(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)),
    path,
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
    signal: AbortSignal.timeout(path.endsWith('/events') ? STREAM_MS : HANG_UP_MS),
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
    service,
    route,
    what: call.what,
    answered,
    processorMs: after.processorMs - before.processorMs,
    memoryMb: memoryMb - before.memoryMb,
    afterMs: after.processorMs - then.processorMs,
  };
}

async function answerOf<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(url + path, {
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
const [auth, analysis, patent] = await Promise.all([
  startAuthProgram(),
  startAnalysisPrograms(),
  startPatentProgram({ worker: true, env: { LIMIT_RESEARCH_SEARCH: '1000000' } }),
]);
const urls: Record<Service, string> = { auth: auth.url, analysis: analysis.url, patent: patent.url };
try {
  const calls = costlyCalls(await findThings(patent.url));
  const measured: Measured[] = [];
  for (const service of SERVICES) {
    for (const { method, path, access } of toldRoutes(service)) {
      const route = `${method} ${path}`;
      if (access !== 'public' || (only.length > 0 && !only.some((part) => route.includes(part)))) continue;
      const ways = calls[route];
      if (ways === undefined) throw new Error(`${route} is open to everybody, and is not among the calls.`);
      for (const call of ways) measured.push(await measure(service, urls[service], route, call));
    }
  }
  process.stdout.write(
    '| Route, called by a visitor | Body | Answer | Processor s | after the answer | Memory MB | |\n',
  );
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- |\n');
  for (const { route, what, answered, processorMs, afterMs, memoryMb } of measured) {
    const above = processorMs > MOST_PROCESSOR_MS || memoryMb > MOST_MEMORY_MB ? 'above the goal' : '';
    const figures = [processorMs, afterMs].map((ms) => (ms / 1_000).toFixed(2)).join(' | ');
    process.stdout.write(`| ${route} | ${what} | ${answered} | ${figures} | ${memoryMb.toFixed(0)} | ${above} |\n`);
  }
} finally {
  await Promise.all([auth.stop(), analysis.stop(), patent.stop()]);
}
