import { randomUUID } from 'node:crypto';
import { naughtyStrings, type StandInCaller } from '@premise/testing';
import { AnalysisStack } from '../../test/analysis-stack.ts';

interface HistorySummaryPage {
  history: { id: string }[];
  total: number;
  nextBefore: string | null;
}

interface Seed {
  text: string;
  title?: string;
  type?: string;
  engine?: 'built-in' | 'language-model';
}

describe('searching, filtering and renaming the history', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('history_search');
  });
  afterAll(() => stack.stop());

  /** Finished analyses as a worker leaves them, the last one the newest. */
  const seed = async (caller: StandInCaller, seeds: Seed[]): Promise<string[]> => {
    const rows = seeds.map((each, index) => ({ ...each, id: randomUUID(), at: index }));
    await stack.query(
      `INSERT INTO analyses (id, user_id, argument_text, title, engine, state, finished_at)
       SELECT id, $1, text, title, coalesce(engine, 'built-in'), 'done', now() - interval '1 day' + make_interval(secs => at)
       FROM jsonb_to_recordset($2::jsonb) AS s(id uuid, text text, title text, engine text, at int)`,
      [caller.userId, JSON.stringify(rows)],
    );
    await stack.query(
      `INSERT INTO analysis_results (analysis_id, results, conclusion_type, bytes)
       SELECT id, '{}', coalesce(type, 'Causal'), 2 FROM jsonb_to_recordset($1::jsonb) AS s(id uuid, type text)`,
      [JSON.stringify(rows)],
    );
    return rows.map(({ id }) => id);
  };
  const get = (who: StandInCaller, query: Record<string, string>) =>
    stack.as(who).get(`/api/analysis/history?${new URLSearchParams({ view: 'summary', ...query }).toString()}`);
  const idsOf = async (who: StandInCaller, query: Record<string, string>): Promise<string[]> => {
    const { body } = await get(who, query).expect(200);
    return body.history.map(({ id }: { id: string }) => id);
  };
  const rename = (who: StandInCaller, body: object) => stack.as(who).post('/api/analysis/rename').send(body);

  describe('the search', () => {
    let caller: StandInCaller;
    let ids: string[];
    beforeAll(async () => {
      caller = stack.auth.signIn();
      ids = await seed(caller, [
        { text: `The harbour should be closed. ${'So it goes. '.repeat(400)} At the very end stands an albatross.` },
        { text: 'Growth was 100% and no less_more; C:\\temp holds it.', title: 'Quarterly figures' },
        { text: 'Über allen Gipfeln ist Ruh. ΌΛΑ ΚΑΛΆ. Всё хорошо.' },
        { text: 'Growth was 1000 and no lessXmore.' },
      ]);
    });

    it.each([
      ['in any case', 'HARBOUR', [0]],
      ['far behind the preview', 'albatross', [0]],
      ['within words', 'lbatro', [0]],
      ['with one letter', 'x', [3]],
      ['in titles', 'quarterly', [1]],
      ['with words of title and text, in any order', 'temp quarterly', [1]],
      ['only where every word occurs', 'harbour quarterly', []],
      ['beyond ASCII in any case', 'über ΌΛΑ ВСЁ', [2]],
      ['with LIKE wildcards standing for themselves: percent', '100%', [1]],
      ['with LIKE wildcards standing for themselves: underscore', 'less_more', [1]],
      ['with LIKE wildcards standing for themselves: backslash', 'c:\\temp', [1]],
      ['nothing but a percent sign', '%', [1]],
      ['everything with blanks', '   ', [3, 2, 1, 0]],
      ['newest first', 'growth', [3, 1]],
    ] as [string, string, number[]][])('finds %s', async (_what, q, expected) => {
      const { body } = await get(caller, { q }).expect(200);
      expect(body.history.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual(expected);
      expect(body.total).toBe(expected.length);
    });

    it('answers full items as well', async () => {
      const { body } = await stack.as(caller).get('/api/analysis/history?q=quarterly').expect(200);
      expect(body).toMatchObject({ total: 1, history: [{ id: ids[1], title: 'Quarterly figures' }] });
    });

    it('refuses what is too long or cannot be stored', async () => {
      expect((await get(caller, { q: 'x'.repeat(201) })).body.code).toBe('VALIDATION_FAILED');
      expect((await get(caller, { q: 'x'.repeat(200) })).status).toBe(200);
      expect((await get(caller, { q: 'a\0b' })).body.code).toBe('TEXT_NOT_STORABLE');
      expect((await get(caller, { type: 'a\0b' })).body.code).toBe('TEXT_NOT_STORABLE');
    });

    it('finds nothing of anybody else', async () => {
      const stranger = stack.auth.signIn({ isAdmin: true, isSuperUser: true });
      const queries: Record<string, string>[] = [
        { q: 'harbour' },
        { q: '%' },
        { type: 'Causal' },
        { engine: 'built-in' },
      ];
      for (const query of queries) {
        expect((await get(stranger, query).expect(200)).body).toMatchObject({ history: [], total: 0 });
      }
      const { body } = await stack.as(stranger).get('/api/analysis/history/filters').expect(200);
      expect(body.filters).toEqual({ types: [], engines: [] });
      await stack.http.get('/api/analysis/history/filters').expect(401);
      await stack.http.post('/api/analysis/rename').send({ analysisId: ids[0], title: 'x' }).expect(401);
    });

    it('counts no further than the limit, and gives every page all the same', async () => {
      const reader = stack.auth.signIn();
      await seed(
        reader,
        Array.from({ length: 1_100 }, (_, index) => ({ text: `gull ${index}` })),
      );
      const { body } = await get(reader, { q: 'gull' }).expect(200);
      expect(body).toMatchObject({ total: 1_001, nextBefore: expect.any(String) });
      expect(body.history[0].argumentText).toBe('gull 1099');
      expect((await get(reader, {})).body.total).toBe(1_100);
    });

    it('finds the same in the same order whether a word is in few, in many or in nearly all of them', async () => {
      const reader = stack.auth.signIn();
      const seeds = Array.from({ length: 2_300 }, (_, index) => ({
        text: `Every text is common; number ${index} ${index % 2 === 0 ? 'is EVEN' : 'is odd'}${index % 100 === 0 ? ' and rare' : ''}.`,
        type: index % 3 === 0 ? 'Predictive' : 'Causal',
        ...(index % 5 === 0 ? { engine: 'language-model' as const } : {}),
      }));
      const made = await seed(reader, seeds);
      const asked: [Record<string, string>, (index: number) => boolean][] = [
        [{ q: 'rare' }, (index) => index % 100 === 0],
        [{ q: 'even common', type: 'Predictive' }, (index) => index % 6 === 0],
        [{ q: 'even' }, (index) => index % 2 === 0],
        [{ q: 'Common EVEN', engine: 'built-in' }, (index) => index % 2 === 0 && index % 5 !== 0],
        [{ q: 'a', type: 'Predictive' }, (index) => index % 300 === 0],
        [{ q: 'is' }, () => true],
      ];
      for (const [query, kept] of asked) {
        const expected = made.filter((_, index) => kept(index)).reverse();
        const found: string[] = [];
        let before: string | null = '';
        while (before !== null && found.length <= expected.length) {
          const answer: { body: HistorySummaryPage } = await get(reader, { ...query, ...(before ? { before } : {}) });
          const { body } = answer;
          expect(body.total).toBe(Math.min(expected.length, 1_001));
          found.push(...body.history.map(({ id }) => id));
          before = body.nextBefore;
        }
        expect(found).toEqual(expected);
      }
    }, 60_000);

    it('goes on by the cursor without a gap or a repetition', async () => {
      const reader = stack.auth.signIn();
      const all = await seed(
        reader,
        Array.from({ length: 25 }, (_, index) => ({ text: index % 2 ? `odd ${index}` : `even ${index}` })),
      );
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const query: Record<string, string> = before === null ? {} : { before };
        const { body } = await get(reader, { q: 'ODD', limit: '5', ...query }).expect(200);
        expect(body.total).toBe(12);
        seen.push(...body.history.map(({ id }: { id: string }) => id));
        before = body.nextBefore;
      } while (before !== null);
      expect(seen).toEqual(all.filter((_id, index) => index % 2 === 1).reverse());
    });

    it('takes naughty strings for words: each finds the text that holds it, none breaks the search', async () => {
      const reader = stack.auth.signIn();
      const texts = naughtyStrings.filter(
        (text) => text.trim() !== '' && text.length <= 200 && !/\p{Surrogate}/u.test(text) && !text.includes('\0'),
      );
      expect(texts.length).toBeGreaterThan(400);
      const all = await seed(
        reader,
        texts.map((text) => ({ text })),
      );
      const lost: string[] = [];
      for (const [index, text] of texts.entries()) {
        const { status, body } = await get(reader, { q: text, limit: '50' });
        if (status !== 200 || body.total < 1) lost.push(text);
        else if (body.total <= 50 && !body.history.some(({ id }: { id: string }) => id === all[index])) lost.push(text);
      }
      expect(lost).toEqual([]);
    }, 60_000);
  });

  describe('the filters', () => {
    let caller: StandInCaller;
    let ids: string[];
    beforeAll(async () => {
      caller = stack.auth.signIn();
      ids = await seed(caller, [
        { text: 'a cat', type: 'Causal' },
        { text: 'a dog', type: 'Prescriptive', engine: 'language-model' },
        { text: 'a cow', type: 'Causal', engine: 'language-model' },
        { text: 'a cat again', type: '100%' },
      ]);
    });

    it('names the types and engines that are there, the most frequent first', async () => {
      const { body } = await stack.as(caller).get('/api/analysis/history/filters').expect(200);
      expect(body).toEqual({
        success: true,
        filters: {
          types: [
            { name: 'Causal', count: 2 },
            { name: '100%', count: 1 },
            { name: 'Prescriptive', count: 1 },
          ],
          engines: [
            { name: 'built-in', count: 2 },
            { name: 'language-model', count: 2 },
          ],
        },
      });
    });

    it.each([
      [{ type: 'Causal' }, [2, 0]],
      [{ type: '100%' }, [3]],
      [{ type: '%' }, []],
      [{ type: 'Causal', q: 'CAT' }, [0]],
      [{ engine: 'language-model' }, [2, 1]],
      [{ engine: 'language-model', type: 'Causal', q: 'c' }, [2]],
      [{ type: '', engine: '', q: '' }, [3, 2, 1, 0]],
    ] as [Record<string, string>, number[]][])('keeps what %j asks for', async (query, expected) => {
      const { body } = await get(caller, query).expect(200);
      expect(body.history.map(({ id }: { id: string }) => ids.indexOf(id))).toEqual(expected);
      expect(body.total).toBe(expected.length);
    });

    it('refuses an engine that does not exist', async () => {
      const answer = await get(caller, { engine: 'oracle' });
      expect([answer.status, answer.body.code]).toEqual([400, 'ENGINE_UNKNOWN']);
    });
  });

  describe('the title', () => {
    it('is kept, shown in list, item and search, and taken away by a blank one', async () => {
      const caller = stack.auth.signIn();
      const [analysisId = ''] = await seed(caller, [{ text: 'All is well.' }]);
      const summary = async () => (await get(caller, {})).body.history[0];
      expect(await summary()).not.toHaveProperty('title');
      const title = ' <b>Mémoire</b> 🦉 ';
      expect((await rename(caller, { analysisId, title }).expect(200)).body).toEqual({ success: true, title });
      expect(await summary()).toMatchObject({ title, argumentText: 'All is well.' });
      const { body } = await stack.as(caller).get(`/api/analysis/analyses/${analysisId}`).expect(200);
      expect(body.analysis.title).toBe(title);
      expect(await idsOf(caller, { q: 'MÉMOIRE' })).toEqual([analysisId]);
      expect((await rename(caller, { analysisId, title: ' \n' }).expect(200)).body.title).toBeNull();
      expect(await summary()).not.toHaveProperty('title');
      expect(await idsOf(caller, { q: 'mémoire' })).toEqual([]);
    });

    it('has at most 200 characters that can be stored', async () => {
      const caller = stack.auth.signIn();
      const [analysisId] = await seed(caller, [{ text: 'All is well.' }]);
      await rename(caller, { analysisId, title: '🦉'.repeat(100) }).expect(200);
      for (const title of ['x'.repeat(201), 7, null, undefined, ['x']]) {
        const answer = await rename(caller, { analysisId, title });
        expect([title, answer.status, answer.body.code]).toEqual([title, 400, 'VALIDATION_FAILED']);
      }
      for (const title of ['a\0b', '\ud800']) {
        expect((await rename(caller, { analysisId, title })).body.code).toBe('TEXT_NOT_STORABLE');
      }
      expect((await get(caller, {})).body.history[0].title).toBe('🦉'.repeat(100));
    });

    it('is given by the owner alone, to what is finished; all else answers alike', async () => {
      const caller = stack.auth.signIn();
      const [analysisId] = await seed(caller, [{ text: 'All is well.' }]);
      const open = await stack.submit(caller, 'Still waiting, because no worker runs.');
      const stranger = stack.auth.signIn({ isAdmin: true, isSuperUser: true });
      const answers = [
        await rename(stranger, { analysisId, title: 'Mine' }),
        await rename(caller, { analysisId: open, title: 'x' }),
        await rename(caller, { analysisId: randomUUID(), title: 'x' }),
        await rename(caller, { analysisId: 'nonsense', title: 'x' }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code, body.error]).toEqual([404, 'NOT_FOUND', 'Analysis not found']);
      }
      expect((await get(caller, {})).body.history[0]).not.toHaveProperty('title');
    });
  });
});
