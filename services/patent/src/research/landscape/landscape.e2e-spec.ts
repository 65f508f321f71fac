import { setTimeout as sleep } from 'node:timers/promises';
import {
  LANDSCAPE_PATH,
  landscapeEventsPath,
  landscapeExportPath,
  landscapeJobPath,
  RESEARCH_SEARCH_PATH,
  type LandscapeArea,
  type LandscapeJob,
  type LandscapeResult,
} from '@premise/contracts';
import { makeSample } from '@premise/patent-corpus';
import { PatentStack } from '../../../test/patent-stack.ts';
import { startSampleStack } from '../../../test/sample-stack.ts';

describe('a landscape of the corpus', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await startSampleStack('patent_landscape');
  }, 120_000);
  afterAll(() => stack.stop());

  const start = async (area: LandscapeArea): Promise<string> => {
    const { body, status } = await stack.http.post(LANDSCAPE_PATH).send({ area });
    expect([status, body.error]).toEqual([202, undefined]);
    return body.jobId;
  };
  const finished = async (jobId: string): Promise<LandscapeJob & { result: LandscapeResult }> => {
    for (;;) {
      const job = (await stack.http.get(landscapeJobPath(jobId))).body.job as LandscapeJob;
      if (job.result !== undefined) return { ...job, result: job.result };
      if (job.failure !== undefined) throw new Error(job.failure.error);
      await sleep(100);
    }
  };
  const made = async (area: LandscapeArea): Promise<LandscapeResult> => (await finished(await start(area))).result;

  const sample = makeSample();
  const robotics: LandscapeArea = { kind: 'technology', name: 'Robotics' };

  it('[S2-258] [S2-261] [S2-268] [S2-269] [S2-271] counts every figure, and shows as many documents behind it', async () => {
    const result = await made(robotics);
    const at = (path: string): unknown =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result);
    expect(result.overview.totalPatents).toBeGreaterThan(150);
    expect(result.label).toBe('Robotics');
    expect(result.source).toMatchObject({ name: 'corpus', sample: true });
    const paths = Object.keys(result.behind);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      const value = at(path);
      const figure = typeof value === 'number' ? value : (value as { patents?: number } | undefined)?.patents;
      const { body } = await stack.http.post(RESEARCH_SEARCH_PATH).send(result.behind[path]);
      if (path === 'overview.growthRate' || figure === undefined) continue;
      expect([path, body.total, body.totalIsExact]).toEqual([path, figure, true]);
    }
    const { growthRate, growthBasis } = result.overview;
    expect(growthBasis).toMatch(
      /^\d+ documents published in 2025, the last full year of the corpus, against \d+ in 2024/,
    );
    const [now = 0, , before = 0] = (growthBasis.match(/\d+/g) ?? []).map(Number);
    expect(growthRate).toBe(Math.round(((now - before) / before) * 1000) / 10);
    expect(result.trends.partialYear).toBe(2026);
    expect(result.trends.monthlyTrends).toHaveLength(24);
    expect(result.opportunities.emergingTrends.length + result.opportunities.marketGaps.length).toBeGreaterThan(0);
    for (const { density } of result.competitive.patentClusters) expect(['High', 'Medium', 'Low']).toContain(density);
    for (const { strength } of result.competitive.keyPlayers) {
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(100);
    }
  }, 120_000);

  it('is the same each time, and one job for one area', async () => {
    const first = await start(robotics);
    expect(await start({ ...robotics })).toBe(first);
    expect((await finished(first)).result.overview).toEqual((await made(robotics)).overview);
  });

  it('takes a query or a class as its area', async () => {
    const query = await made({ kind: 'query', query: 'wireless charging' });
    expect(query.label).toBe('wireless charging');
    const cpc = await made({ kind: 'cpc', cpc: 'H02J50/12' });
    expect(cpc.overview.totalPatents).toBe(
      sample.filter(({ classes }) => classes.some(({ symbol }) => symbol === 'H02J 50/12')).length,
    );
    expect(cpc.label).toMatch(/^H02J 50\/12 of H02J \(Circuit arrangements/);
    const nothing = await made({ kind: 'query', query: 'zebra umbrella' });
    expect(nothing.overview).toMatchObject({ totalPatents: 0, growthRate: null, topInventors: [] });
  });

  it('tells its progress as events, and is a file when it is done', async () => {
    const jobId = await start({ kind: 'technology', name: 'Clean Energy' });
    const events = await stack.http.get(landscapeEventsPath(jobId)).buffer(true);
    expect(events.headers['content-type']).toMatch(/^text\/event-stream/);
    const last = events.text.trim().split('\n\n').at(-1) ?? '';
    expect(JSON.parse(last.slice(last.indexOf('{')))).toMatchObject({ jobId, state: 'done', progress: 100 });
    const csv = await stack.http.get(`${landscapeExportPath(jobId)}?format=csv`);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="landscape-clean-energy.csv"');
    expect(csv.text).toContain('fictitious sample patents');
    const pdf = await stack.http.get(`${landscapeExportPath(jobId)}?format=pdf`).buffer(true);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await stack.http.get(`${landscapeExportPath(jobId)}?format=exe`)).status).toBe(400);
  });

  it('is followed by so many streams from one network, and by others when those have ended', async () => {
    const jobId = await start(robotics);
    await finished(jobId);
    // as while a worker is at it, which no other takes from it: such a stream ends with its reader only
    await stack.query(
      `UPDATE jobs SET state = 'running', heartbeat_at = now() + interval '1 hour', result = NULL, finished_at = NULL WHERE id = $1`,
      [jobId],
    );
    const leave = new AbortController();
    const follow = async (): Promise<number> =>
      (await fetch(new URL(landscapeEventsPath(jobId), stack.events), { signal: leave.signal })).status;
    try {
      const statuses = await Promise.all(Array.from({ length: 50 }, follow));
      expect(statuses.filter((status) => status === 200)).toHaveLength(40);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    } finally {
      leave.abort();
    }
    let status = 429;
    for (let left = 50; status === 429 && left > 0; left -= 1) {
      await sleep(100);
      const again = new AbortController();
      status = (await fetch(new URL(landscapeEventsPath(jobId), stack.events), { signal: again.signal })).status;
      again.abort();
    }
    expect(status).toBe(200);
    await stack.http.delete(landscapeJobPath(jobId));
  });

  it('can be cancelled, and is unknown then', async () => {
    const jobId = await start({ kind: 'technology', name: 'Blockchain' });
    expect((await stack.http.delete(landscapeJobPath(jobId))).status).toBe(200);
    expect((await stack.http.get(landscapeJobPath(jobId))).status).toBe(404);
    expect((await stack.http.get(landscapeJobPath('no-id'))).status).toBe(404);
  });
});

describe('a landscape without a corpus', () => {
  it('[S2-480] is refused with the text of the specification', async () => {
    const stack = await PatentStack.start('patent_no_corpus');
    try {
      const { status, body } = await stack.http
        .post(LANDSCAPE_PATH)
        .send({ area: { kind: 'technology', name: 'Robotics' } });
      expect([status, body.code, body.error]).toEqual([
        409,
        'CANNOT_AGGREGATE',
        'Real-time patent analysis is not yet available. Please use the Patent Search tool to find specific patents.',
      ]);
    } finally {
      await stack.stop();
    }
  });
});
