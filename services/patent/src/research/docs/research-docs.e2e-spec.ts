import { DRAFT_PRIOR_ART_PATH, LIMITS, SAVED_SEARCHES_PATH } from '@premise/contracts';
import {
  documentationGaps,
  documentedCalls,
  documentErrors,
  problemsOfExamples,
  problemsOfRefusals,
  type ApiDocument,
  type DocumentedCall,
  type PreparedCall,
} from '@premise/testing';
import type { PatentStack } from '../../../test/patent-stack.ts';
import { startSampleStack } from '../../../test/sample-stack.ts';
import { EXAMPLE_APPLICATION_ID } from '../comparing/comparing.docs.ts';
import { EXAMPLE_PRIOR_ART_REQUEST } from './example-comparing.ts';
import { EXAMPLE_LANDSCAPE_JOB } from './example-landscape.ts';
import { EXAMPLE_SAVED_ID } from '../saved-searches/saved-searches.docs.ts';

describe('the page of the research calls and its examples', () => {
  let stack: PatentStack;
  let document: ApiDocument;
  beforeAll(async () => {
    stack = await startSampleStack('research_docs');
    const whole = (await stack.http.get('/api/patents/docs-json').expect(200)).body as ApiDocument;
    const told = Object.entries(whole.paths).filter(([name]) => name.startsWith('/api/patents/research/'));
    document = { ...whole, paths: Object.fromEntries(told) };
  }, 180_000);
  afterAll(() => stack.stop());

  /** The saved search of the examples, or as many as may be kept. */
  const keepSearches = async (userId: string, count: number): Promise<void> => {
    await stack.query('DELETE FROM saved_searches');
    await stack.query(
      `INSERT INTO saved_searches (id, user_id, name, request)
       SELECT CASE n WHEN 1 THEN $2::uuid ELSE gen_random_uuid() END, $1, CASE n WHEN 1 THEN 'Charging' ELSE 'S' || n END,
         '{"query": "wireless charging", "filters": {"status": "granted"}}'
       FROM generate_series(1, $3::int) n`,
      [userId, EXAMPLE_SAVED_ID, count],
    );
  };

  /** The landscape of the examples. */
  const keepLandscape = async (done: boolean): Promise<void> => {
    const { jobId, area, result } = EXAMPLE_LANDSCAPE_JOB;
    await stack.query('DELETE FROM jobs WHERE id = $1', [jobId]);
    await stack.query(
      `INSERT INTO jobs (id, user_id, kind, input, state, progress, result, finished_at)
       VALUES ($1, 'nobody', 'landscape', $2, $3, $4, $5, CASE WHEN $3 = 'done' THEN now() END)`,
      [jobId, JSON.stringify({ area }), done ? 'done' : 'queued', done ? 100 : 0, done ? JSON.stringify(result) : null],
    );
  };

  /** Brings about what an example takes for granted. Each has a user of its own. */
  const prepare = async (call: DocumentedCall): Promise<PreparedCall> => {
    const caller = stack.auth.signIn();
    if (call.path.startsWith(SAVED_SEARCHES_PATH)) {
      await keepSearches(caller.userId, call.name === 'more than may be kept' ? LIMITS.savedSearchesPerUser : 1);
    }
    if (call.path.includes('/landscape/jobs/')) await keepLandscape(call.name !== 'before it is done');
    if (call.path === DRAFT_PRIOR_ART_PATH) {
      const { id } = await stack.create(caller, { title: 'A kettle.', claims: `1. ${EXAMPLE_PRIOR_ART_REQUEST.text}` });
      await stack.query('DELETE FROM applications WHERE id = $1', [EXAMPLE_APPLICATION_ID]);
      await stack.query('UPDATE applications SET id = $2 WHERE id = $1', [id, EXAMPLE_APPLICATION_ID]);
    }
    return { call, token: caller.token };
  };

  it('is an OpenAPI document that leaves nothing out', async () => {
    expect(await documentErrors(document)).toBeNull();
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(20);
  });

  it('shows nothing but what the service really answers', async () => {
    expect(await problemsOfExamples(document, stack.address, prepare)).toEqual([]);
  });

  it('refuses somebody who is not signed in what is kept for a person', async () => {
    expect(documentedCalls(document).filter(({ needsToken }) => needsToken).length).toBeGreaterThan(3);
    expect(await problemsOfRefusals(document, stack.address)).toEqual([]);
  });
});
