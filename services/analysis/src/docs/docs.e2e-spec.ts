import {
  documentationGaps,
  documentedCalls,
  documentErrors,
  openOperations,
  problemsOfExamples,
  problemsOfRefusals,
  type ApiDocument,
  type DocumentedCall,
  type PreparedCall,
  type StandInCaller,
} from '@premise/testing';
import { LIMITS } from '@premise/contracts';
import { AnalysisStack } from '../../test/analysis-stack.ts';
import { EXAMPLE_ID, EXAMPLE_TEXT } from './example-analysis.ts';

describe('the page of the API and its examples', () => {
  let stack: AnalysisStack;
  let document: ApiDocument;
  beforeAll(async () => {
    stack = await AnalysisStack.start('docs');
    document = (await stack.http.get('/api/analysis/docs-json').expect(200)).body as ApiDocument;
  });
  afterAll(() => stack.stop());

  /** An analysis of the example's text with the example's id; not finished where it says so. */
  const exampleOf = async (caller: StandInCaller, finished: boolean): Promise<void> => {
    await stack.query('DELETE FROM analyses WHERE id = $1', [EXAMPLE_ID]);
    const made = finished
      ? await stack.analyzed(caller, EXAMPLE_TEXT)
      : await stack.submit(caller, EXAMPLE_TEXT, 'built-in');
    const columns = 'user_id, argument_text, engine, state, components, created_at, started_at, finished_at';
    await stack.query(
      `WITH renamed AS (INSERT INTO analyses (id, ${columns}) SELECT $2::uuid, ${columns} FROM analyses WHERE id = $1)
       INSERT INTO analysis_results (analysis_id, results, conclusion_type, bytes)
       SELECT $2::uuid, results, conclusion_type, bytes FROM analysis_results WHERE analysis_id = $1`,
      [made, EXAMPLE_ID],
    );
    await stack.query(`UPDATE analysis_events SET analysis_id = $2 WHERE analysis_id = $1`, [made, EXAMPLE_ID]);
    await stack.query('DELETE FROM analyses WHERE id = $1', [made]);
  };

  /** Brings about what an example takes for granted. Each has a user of its own. */
  const prepare = async (call: DocumentedCall): Promise<PreparedCall> => {
    const caller = stack.auth.signIn();
    if (call.name === 'more than may wait at once') {
      for (let count = 0; count < LIMITS.openAnalysesPerUser; count += 1) {
        await stack.submit(caller, EXAMPLE_TEXT, 'built-in');
      }
    } else if (call.name === 'more than may be started in an hour') {
      await stack.query(
        `INSERT INTO analysis_submissions (user_id, submitted_at)
         SELECT $1, now() - interval '48 minutes' FROM generate_series(1, $2::int)`,
        [caller.userId, stack.config.limits.perHour],
      );
    } else if (call.name === 'no room for another') {
      const id = await stack.submit(caller, EXAMPLE_TEXT, 'built-in');
      await stack.query('UPDATE analyses SET stored_bytes = $2 WHERE id = $1', [id, stack.config.limits.storedBytes]);
    } else {
      await exampleOf(caller, call.name !== 'one that is still being made');
    }
    return { call, token: caller.token };
  };

  it('is a page, beside an OpenAPI document [D-40]', async () => {
    const page = await stack.http.get('/api/analysis/docs').expect(200);
    expect(page.type).toContain('html');
    expect(document.openapi).toBe('3.1.0');
    expect(await documentErrors(document)).toBeNull();
  });

  it('tells of every operation what it takes, what it answers, how it refuses, and shows an example', () => {
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(20);
  });

  it('refuses every call of somebody who is not signed in, as it says', async () => {
    expect(openOperations(document)).toEqual(['GET /api/analysis/health']);
    expect(await problemsOfRefusals(document, stack.address)).toEqual([]);
  });

  it('shows nothing but what the service really answers', async () => {
    const worker = await stack.startWorker();
    // What waits has to stay where it is.
    const waits = ({ name }: DocumentedCall) => /may wait|no room|still being made/.test(name);
    const calls = documentedCalls(document);
    const problems = await problemsOfExamples(
      document,
      stack.address,
      prepare,
      calls.filter((call) => !waits(call)),
    );
    await worker.close();
    problems.push(...(await problemsOfExamples(document, stack.address, prepare, calls.filter(waits))));
    expect(problems).toEqual([]);
  }, 60_000);
});
