import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, RESEARCH_SOURCES_PATH, SAVED_SEARCHES_PATH } from '@premise/contracts';
import {
  documentationGaps,
  documentedCalls,
  DocumentedCallMaker,
  documentErrors,
  type ApiDocument,
  type DocumentedCall,
} from '@premise/testing';
import { PatentStack } from '../../../test/patent-stack.ts';
import { EXAMPLE_SAVED_ID } from '../saved-searches/saved-searches.docs.ts';

describe('the page of the research calls and its examples', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-docs-'));
  let stack: PatentStack;
  let document: ApiDocument;
  beforeAll(async () => {
    stack = await PatentStack.start('research_docs', { config: { corpus: { place: { uri: folder }, sample: true } } });
    await stack.startWorker();
    for (let waited = 0; !(await loaded()); waited += 1) {
      if (waited > 400) throw new Error('The sample was not loaded.');
      await sleep(200);
    }
    const whole = (await stack.http.get('/api/patents/docs-json').expect(200)).body as ApiDocument;
    const told = Object.entries(whole.paths).filter(([name]) => name.startsWith('/api/patents/research/'));
    document = { ...whole, paths: Object.fromEntries(told) };
  }, 180_000);
  afterAll(async () => {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function loaded(): Promise<boolean> {
    const { body } = await stack.http.get(RESEARCH_SOURCES_PATH);
    return body.sources.some((source: { corpus?: { documents: number } }) => (source.corpus?.documents ?? 0) > 0);
  }

  /** Brings about what an example takes for granted. Each has a user of its own. */
  const prepare = async (call: DocumentedCall): Promise<string> => {
    const caller = stack.auth.signIn();
    if (!call.path.startsWith(SAVED_SEARCHES_PATH)) return caller.token;
    await stack.query('DELETE FROM saved_searches');
    const count = call.name === 'more than may be kept' ? LIMITS.savedSearchesPerUser : 1;
    await stack.query(
      `INSERT INTO saved_searches (id, user_id, name, request)
       SELECT CASE n WHEN 1 THEN $2::uuid ELSE gen_random_uuid() END, $1, CASE n WHEN 1 THEN 'Charging' ELSE 'S' || n END,
         '{"query": "wireless charging", "filters": {"status": "granted"}}'
       FROM generate_series(1, $3::int) n`,
      [caller.userId, EXAMPLE_SAVED_ID, count],
    );
    return caller.token;
  };

  it('is an OpenAPI document that leaves nothing out', async () => {
    expect(await documentErrors(document)).toBeNull();
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(20);
  });

  it('shows nothing but what the service really answers', async () => {
    const maker = new DocumentedCallMaker(document, stack.address);
    const problems: string[] = [];
    for (const call of documentedCalls(document)) {
      const token = await prepare(call);
      for (const problem of await maker.make(call, token)) problems.push(`${call.operation}, ${call.name}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});
