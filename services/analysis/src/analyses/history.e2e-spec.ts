import { randomUUID } from 'node:crypto';
import type { StandInCaller } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';

const ARGUMENT =
  'Most children of the town borrow their books from the library. If it closes, they will read less. ' +
  'Therefore the town should not close its library.';

describe('the history of analyses', () => {
  let stack: AnalysisStack;
  let caller: StandInCaller;
  let analysisId: string;
  beforeAll(async () => {
    stack = await AnalysisStack.start('history');
    await stack.startWorker();
    caller = stack.auth.signIn();
    analysisId = await stack.analyzed(caller, ARGUMENT);
  });
  afterAll(() => stack.stop());

  const historyOf = async (who: StandInCaller, query = '') =>
    (await stack.as(who).get(`/api/analysis/history${query}`)).body;
  const textList = expect.arrayContaining([]);

  it('holds a finished analysis without a further call [S1-015] [S1-401]', async () => {
    const answer = await historyOf(caller);
    expect(answer).toMatchObject({ success: true, total: 1, nextBefore: null });
    expect(answer.history).toHaveLength(1);
    expect(answer.history[0].id).toBe(analysisId);
  });

  it('gives each item id, timestamp, argumentText and analysisResults [S1-240]', async () => {
    const [item] = (await historyOf(caller)).history;
    expect(Object.keys(item).sort()).toEqual(['analysisResults', 'argumentText', 'id', 'timestamp']);
    expect(item.argumentText).toBe(ARGUMENT);
    expect(new Date(item.timestamp).toISOString()).toBe(item.timestamp);
  });

  it('gives results of the specified shape [S1-241] [S1-242] [S1-243] [S1-244] [S1-245] [S1-246]', async () => {
    const { analysisResults } = (await historyOf(caller)).history[0];
    expect(analysisResults).toMatchObject({
      conclusionType: expect.any(String),
      keyFlaw: expect.any(String),
      counterpoint: expect.any(String),
      methodOfReasoning: expect.any(String),
      assumptionsCount: expect.any(Number),
      originalArgument: ARGUMENT,
      improvedArgument: expect.any(String),
      argumentStructure: { premise: textList, conclusion: expect.any(String), unstatedAssumptions: textList },
      components: { necessaryAssumptions: textList, flaws: textList, sufficientAssumptions: textList },
      breakdownItems: textList,
      engine: { name: 'built-in', version: expect.any(String) },
    });
    expect(analysisResults.components.quantifiers).toEqual(textList);
    expect(analysisResults.argumentStructure.premise.length).toBeGreaterThan(0);
    expect(analysisResults.argumentStructure.conclusion).toContain('library');
  });

  it('gives each breakdown item type, text, category and severity [S1-247] [S1-248]', async () => {
    const { breakdownItems } = (await historyOf(caller)).history[0].analysisResults;
    expect(breakdownItems.length).toBeGreaterThan(0);
    for (const item of breakdownItems) {
      expect(item).toMatchObject({ type: expect.any(String), text: expect.any(String), category: expect.any(String) });
      expect(['High', 'Medium', 'Low']).toContain(item.severity);
    }
  });

  it('keeps the fourteen parsed components [S1-249] [S1-250] [S1-251]', async () => {
    const { parsed } = (await historyOf(caller)).history[0].analysisResults;
    expect(parsed).toMatchObject({
      ifThenStructure: expect.any(String),
      necessaryAssumption: textList,
      sufficientAssumption: textList,
      conclusion: { text: expect.any(String), type: expect.any(String) },
      unstatedRule: expect.any(String),
      methodOfReasoning: expect.any(String),
      logicalFlaws: textList,
      quantifiers: textList,
      premiseSets: { explicit: textList, implicit: textList },
      possibleCounter: expect.any(String),
      unstatedAssumptions: textList,
      improvedVersion: expect.any(String),
    });
  });

  it('reopens a saved analysis by its id [S1-016] [S1-406]', async () => {
    const answer = await stack.as(caller).get(`/api/analysis/analyses/${analysisId}`);
    expect(answer.status).toBe(200);
    expect(answer.body.analysis).toEqual((await historyOf(caller)).history[0]);
  });

  it('is read by its owner and by nobody else [S1-329]', async () => {
    const stranger = stack.auth.signIn({ isAdmin: true, isSuperUser: true });
    expect(await historyOf(stranger)).toMatchObject({ history: [], total: 0 });
    const answers = [
      await stack.as(stranger).get(`/api/analysis/analyses/${analysisId}`),
      await stack.as(stranger).get(`/api/analysis/analyses/${randomUUID()}`),
      await stack.as(stranger).get('/api/analysis/analyses/nonsense'),
      await stack.as(stranger).post('/api/analysis/save').send(saveBody(analysisId)),
      await stack.as(stranger).delete('/api/analysis/delete').send({ analysisId }),
      await stack.as(stranger).delete('/api/analysis/delete').send({ analysisId: randomUUID() }),
    ];
    for (const { status, body } of answers) {
      expect({ status, code: body.code, error: body.error }).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        error: 'Analysis not found',
      });
    }
    expect((await historyOf(caller)).total).toBe(1);
  });

  const saveBody = (id: string, more: object = {}) => ({
    originalArgument: 'something else entirely',
    processedAnalysis: { analysisId: id, conclusionType: 'Made up', ...more },
  });

  it('takes a save with originalArgument and processedAnalysis, and keeps what the worker stored [S1-402]', async () => {
    const before = await historyOf(caller);
    const answer = await stack.as(caller).post('/api/analysis/save').send(saveBody(analysisId));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, analysis: before.history[0] });
    expect(await historyOf(caller)).toEqual(before);
  });

  it('holds one item however often one analysis is saved [S1-403]', async () => {
    await Promise.all(
      Array.from({ length: 6 }, () => stack.as(caller).post('/api/analysis/save').send(saveBody(analysisId))),
    );
    expect(await historyOf(caller)).toMatchObject({ total: 1, history: [{ id: analysisId }] });
  });

  it('refuses to save what names no analysis', async () => {
    const answer = await stack
      .as(caller)
      .post('/api/analysis/save')
      .send({ originalArgument: 'x', processedAnalysis: {} });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it('gives pages of summaries, newest first, without a gap when an item is deleted in between', async () => {
    const reader = stack.auth.signIn();
    const ids: string[] = [];
    for (const each of ['One', 'Two', 'Three', 'Four', 'Five']) {
      ids.unshift(await stack.analyzed(reader, `${each}. ${'Since all is well, so it will stay. '.repeat(5)}`));
    }
    const first = await historyOf(reader, '?view=summary&limit=2');
    expect(first).toMatchObject({ total: 5, nextBefore: expect.any(String) });
    expect(first.history.map((item: { id: string }) => item.id)).toEqual(ids.slice(0, 2));
    expect(first.history[0]).toEqual({
      id: ids[0],
      timestamp: expect.any(String),
      argumentText: expect.stringMatching(/^Five\. /),
      truncated: true,
      conclusionType: expect.any(String),
    });
    expect(first.history[0].argumentText).toHaveLength(120);
    await stack.as(reader).delete('/api/analysis/delete').send({ analysisId: ids[1] });
    const next = await historyOf(reader, `?view=summary&limit=50&before=${first.nextBefore}`);
    expect(next.history.map((item: { id: string }) => item.id)).toEqual(ids.slice(2));
    expect(next).toMatchObject({ nextBefore: null, total: 4 });
    const full = await historyOf(reader, `?limit=1&before=${first.nextBefore}`);
    expect(full.history[0]).toMatchObject({ id: ids[2], argumentText: expect.stringMatching(/^Three/) });
  });

  it('never cuts a preview in the middle of a character', async () => {
    const reader = stack.auth.signIn();
    await stack.analyzed(reader, `${'a'.repeat(119)}🦉 so it is`);
    const [item] = (await historyOf(reader, '?view=summary')).history;
    expect(item.argumentText).toBe('a'.repeat(119));
    expect(item.truncated).toBe(true);
  });

  it.each(['?limit=0', '?limit=51', '?limit=x', '?before=x', '?before=1.2'])('refuses %s', async (query) => {
    const answer = await stack.as(caller).get(`/api/analysis/history${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  it('deletes an analysis by its analysisId; once it is gone the answer is a failure [S1-017] [S1-404] [S1-405]', async () => {
    const id = await stack.analyzed(caller, ARGUMENT);
    const remove = () => stack.as(caller).delete('/api/analysis/delete').send({ analysisId: id });
    expect((await remove()).body).toEqual({ success: true });
    expect((await historyOf(caller)).history.map((item: { id: string }) => item.id)).not.toContain(id);
    const again = await remove();
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    const left = await stack.query('SELECT 1 FROM analysis_events WHERE analysis_id = $1', [id]);
    expect(left).toHaveLength(0);
  });
});
