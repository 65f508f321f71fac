import { ADA, tokenFor } from '@premise/browser-testing';
import type { AnalysisJob } from '@premise/contracts';
import { sessionStore } from '../session/session-store.ts';
import { fakeJobServer, jobOf } from '../testing/fake-job-server.ts';
import { ANALYSIS_JOBS } from './analysis-jobs.ts';
import { JobStream, SILENCE_MS, type JobUpdate } from './job-stream.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('the live updates of a tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signIn(ADA, tokenFor(600));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shares one stream among all jobs, with the bearer, and closes it when none runs', async () => {
    const server = fakeJobServer();
    server.state.jobs = { a: jobOf('a'), b: jobOf('b') };
    const stream = new JobStream(ANALYSIS_JOBS);
    const seen: Record<string, JobUpdate<AnalysisJob>[]> = { a: [], b: [] };
    stream.follow('a', (update) => seen['a']?.push(update));
    stream.follow('b', (update) => seen['b']?.push(update));
    await settle();
    expect(server.connections).toHaveLength(1);
    const [connection] = server.connections;
    expect(connection?.headers['Authorization']).toBe(`Bearer ${sessionStore.state().token}`);

    connection?.say(server.event('job', jobOf('a', { state: 'running' }), '1'));
    connection?.say(
      server.event('component', { jobId: 'a', progress: 7, component: 'conclusion', value: 'So it is.' }, '2'),
    );
    await settle();
    expect(seen['a']?.at(-1)?.job).toMatchObject({
      state: 'running',
      progress: 7,
      components: [{ component: 'conclusion', value: 'So it is.' }],
    });
    expect(seen['b']?.at(-1)?.job?.state).toBe('queued');

    connection?.say(server.event('job', jobOf('a', { state: 'done', progress: 100 }), '3'));
    await settle();
    expect(connection?.aborted()).toBe(false);
    connection?.say(server.event('job', jobOf('b', { state: 'done', progress: 100 }), '4'));
    await settle();
    expect(seen['b']?.at(-1)?.job?.state).toBe('done');
    expect(connection?.aborted()).toBe(true);
    expect(server.connections).toHaveLength(1);
  });

  it('answers at once for a job that is already over, and for one that does not exist', async () => {
    const server = fakeJobServer();
    server.state.jobs = { a: jobOf('a', { state: 'done', progress: 100 }) };
    const stream = new JobStream(ANALYSIS_JOBS);
    const seen: JobUpdate<AnalysisJob>[] = [];
    stream.follow('a', (update) => seen.push(update));
    stream.follow('gone', (update) => seen.push(update));
    await settle();
    expect(seen[0]?.job?.state).toBe('done');
    expect(seen[1]?.error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(server.connections[0]?.aborted()).toBe(true);
  });

  it('asks for the job by GET when the stream is silent or refused', async () => {
    const server = fakeJobServer();
    server.state.streamStatus = 503;
    server.state.jobs = { a: jobOf('a') };
    const stream = new JobStream(ANALYSIS_JOBS);
    const seen: JobUpdate<AnalysisJob>[] = [];
    const stop = stream.follow('a', (update) => seen.push(update));
    await settle();
    server.state.jobs = { a: jobOf('a', { state: 'done', progress: 100 }) };
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS + 1_500));
    expect(seen.at(-1)?.job?.state).toBe('done');
    expect(server.asked).toHaveLength(2);
    stop();
  });

  it('comes back after a lost connection with Last-Event-ID', async () => {
    const server = fakeJobServer();
    server.state.jobs = { a: jobOf('a') };
    const stream = new JobStream(ANALYSIS_JOBS);
    const stop = stream.follow('a', () => undefined);
    await settle();
    server.connections[0]?.say('retry: 20\n\n');
    server.connections[0]?.say(server.event('job', jobOf('a', { state: 'running' }), '41'));
    await settle();
    server.connections[0]?.drop();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.connections).toHaveLength(2);
    expect(server.connections[1]?.headers['Last-Event-ID']).toBe('41');
    stop();
  });

  it('renews a refused token and connects again with the new one', async () => {
    const server = fakeJobServer();
    server.state.jobs = { a: jobOf('a') };
    server.state.refuseToken = sessionStore.state().token;
    server.state.renewed = tokenFor(600);
    const stream = new JobStream(ANALYSIS_JOBS);
    const stop = stream.follow('a', () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.connections.map(({ headers }) => headers['Authorization'])).toEqual([
      `Bearer ${server.state.refuseToken}`,
      `Bearer ${server.state.renewed}`,
    ]);
    stop();
  });
});
