import {
  documentationGaps,
  documentedCalls,
  DocumentedCallMaker,
  documentErrors,
  startStandInModel,
  type ApiDocument,
  type DocumentedCall,
  type StandInModel,
} from '@premise/testing';
import { modelSettings } from '../../test/model-settings.ts';
import { PatentStack } from '../../test/patent-stack.ts';
import { EXAMPLE_BODY, EXAMPLE_DRAFT_ID } from './drafting-examples.ts';

const TOLD = [
  '/api/patents/audit',
  '/api/patents/audit/mail',
  '/api/patent-applications',
  '/api/patent-applications/count',
  '/api/patent-applications/save',
  '/api/patent-applications/{id}',
  '/api/patent-applications/{id}/exports',
  '/api/patent-applications/{id}/review',
];

describe('the page of the drafting calls and its examples', () => {
  let stack: PatentStack;
  let model: StandInModel;
  let document: ApiDocument;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await PatentStack.start('drafting_docs', { config: { model: modelSettings(model.baseUrl) } });
    const whole = (await stack.http.get('/api/patents/docs-json').expect(200)).body as ApiDocument;
    const told = Object.entries(whole.paths).filter(([name]) => TOLD.includes(name));
    document = { ...whole, paths: Object.fromEntries(told) };
  });
  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  /** The application of the examples, with an export on its way where one is listed. Each call has a user of its own. */
  const prepare = async (call: DocumentedCall): Promise<string> => {
    const caller = stack.auth.signIn();
    await stack.query('DELETE FROM applications');
    if (call.path.endsWith('/save')) return caller.token;
    const { id } = await stack.create(caller, EXAMPLE_BODY);
    await stack.query('UPDATE applications SET id = $2 WHERE id = $1', [id, EXAMPLE_DRAFT_ID]);
    if (call.method === 'GET' && call.path.endsWith('/exports') && call.status === 200) {
      await stack.as(caller).post(call.path).send({ format: 'pdf', paper: 'a4' }).expect(202);
    }
    return caller.token;
  };

  it('is an OpenAPI document that leaves nothing out', async () => {
    expect(Object.keys(document.paths).sort()).toEqual([...TOLD].sort());
    expect(await documentErrors(document)).toBeNull();
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(15);
  });

  it('shows nothing but what the service really answers', async () => {
    const maker = new DocumentedCallMaker(document, stack.address);
    const problems: string[] = [];
    for (const call of documentedCalls(document)) {
      const token = await prepare(call);
      for (const problem of await maker.make(call, token)) problems.push(`${call.operation}, ${call.name}: ${problem}`);
    }
    expect(problems).toEqual([]);
  }, 60_000);

  it('refuses every call of somebody who is not signed in, but for the audit of a visitor', async () => {
    const maker = new DocumentedCallMaker(document, stack.address);
    const calls = documentedCalls(document);
    expect(new Set(calls.filter(({ needsToken }) => !needsToken).map(({ path }) => path))).toEqual(
      new Set(['/api/patents/audit', '/api/patents/audit/mail']),
    );
    for (const call of calls.filter(({ needsToken }) => needsToken)) {
      expect([call.operation, await maker.refused(call)]).toEqual([call.operation, []]);
    }
  });
});
