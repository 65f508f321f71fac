// npm run bench -- submit-to-result [--url ADDRESS --email ADDRESS --password WORD]
// From the submission of an argument to its result in the event stream, against a direct call of the engine in the same
// run. Measures a running product, or without --url a stack of its own (built files, real PostgreSQL and Redis).
import { parseArgs } from 'node:util';
import { analyzeArgument } from '@premise/argument-engine';
import {
  ANALYSIS_EVENTS_PATH,
  ANALYZE_PATH,
  DELETE_ANALYSIS_PATH,
  LOGIN_PATH,
  type AnalyzeResponse,
  type LoginResponse,
} from '@premise/contracts';
import { FinishedJobs } from './support/finished-jobs.ts';
import { startAnalysisPrograms } from './support/analysis-programs.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 9;
const SENTENCES =
  'Most commuters of the city drive alone. Because every car takes space, streets are full each morning. ' +
  'If buses ran more often, some people would leave their cars at home. Therefore the city should buy more buses. ';

async function signIn(url: string, email: string, password: string): Promise<string> {
  const response = await fetch(url + LOGIN_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = (await response.json()) as LoginResponse;
  if (!answer.success) throw new Error(`Could not sign in: ${answer.error}`);
  return answer.token;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function measure(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const leaving = new AbortController();
  const jobs = new FinishedJobs();
  const stream = await fetch(url + ANALYSIS_EVENTS_PATH, { headers, signal: leaving.signal });
  if (!stream.ok) throw new Error(`The event stream answered ${stream.status}.`);
  jobs.follow(stream).catch(() => undefined);

  const throughProduct = async (argumentText: string): Promise<number> => {
    const started = performance.now();
    const body = JSON.stringify({ argumentText, engine: 'built-in' });
    const response = await fetch(url + ANALYZE_PATH, { method: 'POST', headers, body });
    const answer = (await response.json()) as AnalyzeResponse;
    if (!answer.success) throw new Error(answer.error);
    const job = await jobs.wait(answer.jobId);
    const ms = performance.now() - started;
    if (job.state !== 'done') throw new Error(job.failure?.error ?? 'The analysis failed.');
    await fetch(url + DELETE_ANALYSIS_PATH, {
      method: 'DELETE',
      headers,
      body: JSON.stringify({ analysisId: answer.jobId }),
    });
    return ms;
  };
  const direct = (argumentText: string): number => {
    const started = performance.now();
    analyzeArgument(argumentText);
    return performance.now() - started;
  };

  console.log('characters   product ms   engine ms   ratio   overhead ms');
  for (const size of SIZES) {
    const text = SENTENCES.repeat(Math.ceil(size / SENTENCES.length)).slice(0, size);
    const product: number[] = [];
    const engine: number[] = [];
    // The first round of each warms both up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times = { product: await throughProduct(text), engine: direct(text) };
      if (round > 0) product.push(times.product);
      if (round > 0) engine.push(times.engine);
    }
    const [whole, bare] = [median(product), median(engine)];
    const cells = [String(size).padStart(10), whole.toFixed(1).padStart(12), bare.toFixed(1).padStart(11)];
    console.log([...cells, (whole / bare).toFixed(2).padStart(7), (whole - bare).toFixed(1).padStart(13)].join(' '));
  }
  leaving.abort();
}

const { values } = parseArgs({
  options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});
if (values.url === undefined) {
  const programs = await startAnalysisPrograms();
  try {
    await measure(programs.url, programs.token);
  } finally {
    await programs.stop();
  }
} else {
  if (!values.email || !values.password) throw new Error('--url needs --email and --password of an account there.');
  await measure(values.url.replace(/\/$/, ''), await signIn(values.url, values.email, values.password));
}
