import {
  DRAFT_PRIOR_ART_PATH,
  LIMITS,
  patentabilityPath,
  PATENTABILITY_ASPECTS,
  PRIOR_ART_PATH,
  type PatentabilityReport,
  type PriorArtResult,
} from '@premise/contracts';
import { makeSample, type CorpusDocument } from '@premise/patent-corpus';
import type { PatentStack } from '../../../test/patent-stack.ts';
import { startSampleStack } from '../../../test/sample-stack.ts';

describe('comparing with the corpus', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await startSampleStack('patent_comparing');
  }, 120_000);
  afterAll(() => stack.stop());

  const sample = makeSample();
  const late = sample.filter(({ stage, type }) => stage === 'grant' && type === 'utility').at(-1) as CorpusDocument;
  const claim = late.claims[0]?.text ?? '';

  it('[S2-236] rates a patent by what was published before it, the same each time', async () => {
    const report = (await stack.http.get(patentabilityPath(late.id))).body.report as PatentabilityReport;
    expect(report.ratings.map(({ aspect }) => aspect)).toEqual([...PATENTABILITY_ASPECTS]);
    expect(report.overallScore).toBeGreaterThanOrEqual(60);
    expect(report.overallScore).toBeLessThanOrEqual(99);
    expect(report.caveat).toMatch(/no legal opinion/);
    expect(report.before).toBe(late.priorityDate ?? late.filingDate);
    for (const { evidence, label, rating } of report.ratings) {
      expect([label, evidence.length > 0, rating === 'Unknown']).toEqual([label, true, false]);
      for (const { patent } of evidence) {
        if (patent !== null) expect((patent.date ?? '9') < (report.before ?? '')).toBe(true);
      }
    }
    expect(report.recommendations.length).toBeGreaterThan(0);
    expect((await stack.http.get(patentabilityPath(late.id))).body.report).toEqual(report);
    expect((await stack.http.get(patentabilityPath('US98000000'))).status).toBe(404);
  });

  it('finds the document that a claim was taken from, element by element', async () => {
    const { body } = await stack.http.post(PRIOR_ART_PATH).send({ kind: 'claim', text: claim });
    const result = body as PriorArtResult;
    expect(result.elements.length).toBeGreaterThanOrEqual(3);
    const [first] = result.hits;
    expect(first?.coverage).toBeGreaterThan(0.95);
    // an application and its patent say the same, and are one hit: the earlier of them
    const saying = sample.filter(({ claims }) => claims[0]?.text === claim);
    const families = [...new Set(saying.map(({ applicationNumber }) => applicationNumber))].map((number) =>
      saying.filter(({ applicationNumber }) => applicationNumber === number),
    );
    expect(families.some(({ length }) => length === 2)).toBe(true);
    const hits = result.hits.map(({ patent }) => patent.id);
    for (const [earlier, ...later] of families) {
      expect(hits).toContain(earlier?.id);
      expect(hits.filter((id) => later.some((other) => other.id === id))).toEqual([]);
    }
    for (const { passage, score } of first?.matches ?? []) {
      expect(passage.spans.length).toBeGreaterThan(0);
      expect(score).toBeGreaterThanOrEqual(0.2);
    }
    const coverages = result.hits.map(({ coverage }) => coverage);
    expect([...coverages].sort((a, b) => b - a)).toEqual(coverages);
  });

  it('looks only at what was published before a day', async () => {
    const { body } = await stack.http.post(PRIOR_ART_PATH).send({ kind: 'claim', text: claim, before: '2016-01-01' });
    const { hits, before } = body as PriorArtResult;
    expect(before).toBe('2016-01-01');
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.filter(({ patent }) => (patent.publicationDate ?? '9') >= '2016-01-01')).toEqual([]);
  });

  it('takes a whole description, whose key sentences are the elements', async () => {
    const { body } = await stack.http.post(PRIOR_ART_PATH).send({ kind: 'draft', text: late.description });
    const result = body as PriorArtResult;
    expect(result.elements.length).toBeGreaterThan(3);
    expect(result.terms.length).toBeLessThanOrEqual(40);
    expect(result.hits[0]?.coverage).toBeGreaterThan(0.8);
    const nonsense = await stack.http.post(PRIOR_ART_PATH).send({ kind: 'draft', text: 'zzxq wwvq' });
    expect([nonsense.status, nonsense.body.hits]).toEqual([200, []]);
    expect((await stack.http.post(PRIOR_ART_PATH).send({ kind: 'draft', text: ' ' })).body.code).toBe('QUERY_EMPTY');
  });

  it('takes a long draft whole, in time, and says what is too long', async () => {
    const send = (text: string) => stack.http.post(PRIOR_ART_PATH).send({ kind: 'draft', text });
    const filler = Array.from(
      { length: 40_000 },
      (_, at) => `The ${at % 977}th lever turns wheel ${at} of the machine.`,
    );
    const text = `${filler.join(' ')} ${late.description}`.slice(-LIMITS.priorArtTextMaxLength);
    expect(text.length).toBeGreaterThan(1_500_000);
    const began = performance.now();
    const { status, body } = await send(text);
    expect([status, body.hits?.length > 0]).toEqual([200, true]);
    expect(performance.now() - began).toBeLessThan(20_000);
    const long = await send('a '.repeat(LIMITS.priorArtTextMaxLength / 2 + 1));
    expect([long.status, long.body.code, long.body.error]).toEqual([
      400,
      'QUERY_TOO_LONG',
      'The text may have at most 2,000,000 characters.',
    ]);
    const huge = await send('a '.repeat(LIMITS.priorArtBodyBytes / 2 + 1));
    expect([huge.status, huge.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('takes a stored application of the caller, and nobody else’s', async () => {
    const caller = stack.auth.signIn();
    const { id } = await stack.create(caller, { title: 'Charger', claims: `1. ${claim}\n2. The system of claim 1.` });
    const own = await stack.as(caller).post(DRAFT_PRIOR_ART_PATH).send({ applicationId: id });
    expect([own.status, own.body.hits?.[0]?.coverage > 0.9]).toEqual([200, true]);
    const foreign = await stack.as(stack.auth.signIn()).post(DRAFT_PRIOR_ART_PATH).send({ applicationId: id });
    expect(foreign.status).toBe(404);
    expect((await stack.http.post(DRAFT_PRIOR_ART_PATH).send({ applicationId: id })).status).toBe(401);
    const empty = await stack.create(caller, {});
    const none = await stack.as(caller).post(DRAFT_PRIOR_ART_PATH).send({ applicationId: empty.id });
    expect([none.status, none.body.code]).toEqual([400, 'QUERY_EMPTY']);
  });
});
