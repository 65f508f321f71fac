import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPONENTS } from '@premise/contracts';
import { EventReader, type ReceivedEvent, startStandInModel, type StandInModel } from '@premise/testing';
import { Redis } from 'ioredis';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { modelSettings } from '../../test/model-settings.ts';

const ARGUMENT = 'Every whale is a mammal. Moby is a whale. Therefore Moby is a mammal.';

const ofJob = (jobId: string, state: string) => (event: ReceivedEvent) =>
  event.event === 'job' && event.data['jobId'] === jobId && event.data['state'] === state;

describe('the stream of a user’s analyses', () => {
  let stack: AnalysisStack;
  let model: StandInModel;
  const readers: EventReader[] = [];
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await AnalysisStack.start('events', modelSettings(model.baseUrl));
    await stack.startWorker();
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
    model.reset();
  });
  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  const open = async (token: string, lastEventId?: string) => {
    const reader = await EventReader.open(stack.events, token, lastEventId);
    readers.push(reader);
    return reader;
  };

  it('sends headers that keep proxies from holding it back', async () => {
    const reader = await open(stack.auth.signIn().token);
    expect(reader.status).toBe(200);
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(reader.headers.get('x-accel-buffering')).toBe('no');
  });

  it('tells queued, running, each of the fourteen components and done', async () => {
    const caller = stack.auth.signIn();
    const reader = await open(caller.token);
    const jobId = await stack.submit(caller, ARGUMENT, 'built-in');
    const done = await reader.waitFor(ofJob(jobId, 'done'));
    expect(done.data).toMatchObject({ progress: 100, analysisResults: { originalArgument: ARGUMENT } });
    const components = reader.events.filter((event) => event.event === 'component');
    expect(components.map((event) => event.data['component'])).toEqual([...COMPONENTS]);
    const progress = components.map((event) => Number(event.data['progress']));
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    const ids = reader.events.map((event) => Number(event.id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it('goes on after Last-Event-ID without loss, and repeats nothing', async () => {
    const caller = stack.auth.signIn();
    const first = await open(caller.token);
    const one = await stack.submit(caller, ARGUMENT, 'built-in');
    const seen = await first.waitFor(ofJob(one, 'done'));
    first.close();
    const two = await stack.submit(caller, ARGUMENT, 'built-in');
    await stack.settled(caller, two);
    const second = await open(caller.token, seen.id);
    await second.waitFor(ofJob(two, 'done'));
    expect(second.events.every((event) => event.data['jobId'] === two)).toBe(true);
    expect(second.events.every((event) => Number(event.id) > Number(seen.id))).toBe(true);
    expect(second.events.filter((event) => event.event === 'component')).toHaveLength(COMPONENTS.length);
  });

  it.each(['nonsense', '999999999999999999'])('begins with the open jobs when Last-Event-ID is %s', async (lastId) => {
    const caller = stack.auth.signIn();
    model.hold();
    const jobId = await stack.submit(caller, ARGUMENT);
    await stack.settled(caller, jobId, ['running']);
    const reader = await open(caller.token, lastId);
    await reader.waitFor(ofJob(jobId, 'running'));
    model.release();
    await reader.waitFor(ofJob(jobId, 'done'));
  });

  it('begins with a job event for each open job, and keeps other users’ jobs to themselves', async () => {
    const [caller, stranger] = [stack.auth.signIn(), stack.auth.signIn()];
    model.hold();
    const jobs = [await stack.submit(caller, ARGUMENT), await stack.submit(caller, ARGUMENT)];
    await Promise.all(jobs.map((jobId) => stack.settled(caller, jobId, ['running'])));
    const [mine, theirs] = [await open(caller.token), await open(stranger.token)];
    for (const jobId of jobs) await mine.waitFor(ofJob(jobId, 'running'));
    model.release();
    for (const jobId of jobs) await mine.waitFor(ofJob(jobId, 'done'));
    expect(theirs.events).toEqual([]);
  });

  it('works without Redis’ hints, by looking for itself', async () => {
    const caller = stack.auth.signIn();
    const reader = await open(caller.token);
    const jobId = await stack.submit(caller, ARGUMENT, 'built-in');
    await stack.settled(caller, jobId);
    await reader.waitFor(ofJob(jobId, 'done'));
    // Written behind the service's back: nobody announces it.
    await stack.query(
      `INSERT INTO analysis_events (user_id, analysis_id, type, data) VALUES ($1, $2, 'component', $3)`,
      [caller.userId, jobId, JSON.stringify({ jobId, progress: 99, component: 'quantifiers', value: ['unannounced'] })],
    );
    await reader.waitFor((event) => JSON.stringify(event.data).includes('unannounced'), 5000);
  });

  it('tells the end of an analysis behind its components, however late it looks', async () => {
    const caller = stack.auth.signIn();
    const jobId = await stack.submit(caller, ARGUMENT, 'built-in');
    await stack.settled(caller, jobId);
    const reader = await open(caller.token);
    // More than one look takes in: at the first of them the analysis has long been done.
    await stack.query(
      `INSERT INTO analysis_events (user_id, analysis_id, type, data)
       SELECT $1, $2::uuid, CASE WHEN place IN (1, 150) THEN 'job' ELSE 'component' END,
         CASE WHEN place NOT IN (1, 150) THEN jsonb_build_object('jobId', $2::text, 'progress', 50, 'place', place) END
       FROM generate_series(1, 150) AS place ORDER BY place`,
      [caller.userId, jobId],
    );
    await reader.waitFor(ofJob(jobId, 'done'), 5000);
    expect(reader.events.map((event) => event.event)).toEqual([...Array<string>(148).fill('component'), 'job']);
  });

  it('replays nothing of the past when a hint comes while it opens', async () => {
    const caller = stack.auth.signIn();
    await stack.settled(caller, await stack.submit(caller, ARGUMENT, 'built-in'));
    const publisher = new Redis(stack.redis.url);
    const hints = setInterval(() => {
      publisher.publish(`premise:${stack.config.instance}:analysis-events`, caller.userId).catch(() => undefined);
    }, 1);
    try {
      for (let count = 0; count < 15; count += 1) {
        const reader = await open(caller.token);
        await sleep(30);
        expect(reader.events.map(({ event, id }) => `${event} ${id}`)).toEqual([]);
        reader.close();
      }
    } finally {
      clearInterval(hints);
      publisher.disconnect();
    }
  });

  it('is not opened for a client that left while its token was checked', async () => {
    const caller = stack.auth.signIn();
    const { hostname, port } = new URL(stack.address);
    const head = `GET /api/analysis/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${caller.token}\r\n\r\n`;
    for (let count = 0; count < 60; count += 1) {
      const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()));
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.on('close', resolve));
    }
    await sleep(500);
    expect((await open(caller.token)).status).toBe(200);
  });

  it('is cut when its session ends', async () => {
    const caller = stack.auth.signIn();
    const reader = await open(caller.token);
    const other = await open(stack.auth.signIn({ sub: caller.userId }).token);
    await stack.endSession(caller);
    await reader.ended;
    expect((await EventReader.open(stack.events, caller.token)).status).toBe(401);
    const jobId = await stack.submit(stack.auth.signIn({ sub: caller.userId }), ARGUMENT, 'built-in');
    await other.waitFor(ofJob(jobId, 'done'));
  });

  it('lets one user open no more than twenty streams at once', async () => {
    const caller = stack.auth.signIn();
    const opened = [];
    for (let count = 0; count < 20; count += 1) opened.push(await open(caller.token));
    expect(opened.map((reader) => reader.status)).toEqual(Array(20).fill(200));
    const refused = await stack.as(caller).get('/api/analysis/events');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    opened[0]?.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await open(caller.token)).status).toBe(200);
  });
});
