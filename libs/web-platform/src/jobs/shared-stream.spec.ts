import { ADA, tokenFor } from '@premise/browser-testing';
import type { AnalysisJob } from '@premise/contracts';
import { sessionStore } from '../session/session-store.ts';
import { fakeJobServer, jobOf } from '../testing/fake-job-server.ts';
import { FakeChannel, offerTabs } from '../testing/fake-tabs.ts';
import { ANALYSIS_JOBS } from './analysis-jobs.ts';
import { JobStream, SILENCE_MS, type JobUpdate } from './job-stream.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

/** A tab of this browser that follows one job. */
function openTab(jobId: string) {
  const seen: JobUpdate<AnalysisJob>[] = [];
  const close = new JobStream(ANALYSIS_JOBS).follow(jobId, (update) => seen.push(update));
  return { seen, close, state: () => seen.at(-1)?.job?.state };
}

describe('the live updates of all tabs', () => {
  let takeAway: () => void;
  let server: ReturnType<typeof fakeJobServer>;
  beforeEach(() => {
    localStorage.clear();
    sessionStore.signIn(ADA, tokenFor(600));
    takeAway = offerTabs();
    server = fakeJobServer();
    server.state.jobs = { a: jobOf('a'), b: jobOf('b') };
  });
  afterEach(() => takeAway());

  const open = () => server.connections.filter((connection) => !connection.aborted());

  it('come over one connection, however many tabs there are', async () => {
    const tabs = [...'aabbbbbb'].map(openTab);
    await settle();
    expect(server.connections).toHaveLength(1);
    server.connections[0]?.say(server.event('job', jobOf('a', { state: 'running' }), '1'));
    server.connections[0]?.say(server.event('job', jobOf('b', { state: 'running' }), '2'));
    await settle();
    expect(tabs.map((tab) => tab.state())).toEqual(tabs.map(() => 'running'));
    for (const tab of tabs) tab.close();
    await settle();
    expect(open()).toHaveLength(0);
    expect(server.connections).toHaveLength(1);
    expect(FakeChannel.open.size).toBe(0);
  });

  it('go on in another tab, behind the last event, when the tab with the stream is closed', async () => {
    const [first, second, third] = [openTab('a'), openTab('b'), openTab('b')];
    await settle();
    server.connections[0]?.say(server.event('job', jobOf('b', { state: 'running' }), '7'));
    await settle();
    first.close();
    await settle();
    expect(open()).toHaveLength(1);
    expect(open()[0]?.headers['Last-Event-ID']).toBe('7');
    open()[0]?.say(server.event('job', jobOf('b', { state: 'done', progress: 100 }), '8'));
    await settle();
    expect([second.state(), third.state()]).toEqual(['done', 'done']);
    await settle();
    expect(open()).toHaveLength(0);
  });

  it('come by GET while the tab with the stream hears nothing', async () => {
    const [first, second] = [openTab('a'), openTab('b')];
    await settle();
    server.state.jobs = { a: jobOf('a'), b: jobOf('b', { state: 'done', progress: 100 }) };
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS + 1_500));
    expect(second.state()).toBe('done');
    expect(open()).toHaveLength(1);
    first.close();
  });

  it('end at sign-out, and nothing of one user reaches another', async () => {
    const tab = openTab('a');
    await settle();
    const channelOfAda = [...FakeChannel.open][0]?.name;
    expect(channelOfAda).toContain(ADA.id);
    sessionStore.signOut();
    await settle();
    expect(open()).toHaveLength(0);
    expect(FakeChannel.open.size).toBe(0);

    sessionStore.signIn({ ...ADA, id: 'user-grace' }, tokenFor(600));
    const other = openTab('b');
    await settle();
    expect([...FakeChannel.open].map(({ name }) => name)).not.toContain(channelOfAda);
    new FakeChannel(String(channelOfAda)).postMessage({
      name: 'job',
      data: JSON.stringify(jobOf('b', { state: 'running' })),
      id: '9',
    });
    await settle();
    expect(other.state()).toBe('queued');
    tab.close();
    other.close();
  });

  it.each(['locks', 'BroadcastChannel'])('come over a stream for each tab where there is no %s', async (missing) => {
    Reflect.deleteProperty(missing === 'locks' ? navigator : globalThis, missing);
    const tabs = [openTab('a'), openTab('a')];
    await settle();
    expect(open()).toHaveLength(2);
    for (const tab of tabs) tab.close();
  });

  it('come over a stream of its own when the browser refuses the lock', async () => {
    const refuse = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request: refuse }, configurable: true });
    const tab = openTab('a');
    await settle();
    expect(open()).toHaveLength(1);
    tab.close();
  });
});
