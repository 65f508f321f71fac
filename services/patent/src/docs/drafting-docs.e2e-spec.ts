import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGES_PATH, PATENT_EVENTS_PATH, versionsPath } from '@premise/contracts';
import {
  documentationGaps,
  documentedCalls,
  documentErrors,
  openOperations,
  problemsOfExamples,
  problemsOfRefusals,
  startStandInModel,
  type ApiDocument,
  type DocumentedCall,
  type PreparedCall,
  type StandInModel,
} from '@premise/testing';
import { modelSettings } from '../../test/model-settings.ts';
import { PatentStack } from '../../test/patent-stack.ts';
import { uploadImage } from '../../test/upload-image.ts';
import {
  EXAMPLE_BODY,
  EXAMPLE_DRAFT_ID,
  EXAMPLE_IMAGE,
  EXAMPLE_JOB,
  EXAMPLE_LINK_SECRET,
  EXAMPLE_PICTURE,
  EXAMPLE_USER_ID,
} from './drafting-examples.ts';

const PICTURE = Buffer.from(EXAMPLE_PICTURE, 'base64');

describe('the page of the drafting calls and its examples', () => {
  let stack: PatentStack;
  let model: StandInModel;
  let document: ApiDocument;
  beforeAll(async () => {
    model = await startStandInModel();
    stack = await PatentStack.start('drafting_docs', {
      config: { model: modelSettings(model.baseUrl), linkSecret: EXAMPLE_LINK_SECRET },
    });
    const file = path.join(stack.folder ?? '', 'patent-images', EXAMPLE_IMAGE.path);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, PICTURE);
    const whole = (await stack.http.get('/api/patents/docs-json').expect(200)).body as ApiDocument;
    // Those of the research have a spec of their own.
    const told = Object.entries(whole.paths).filter(([name]) => !name.startsWith('/api/patents/research/'));
    document = { ...whole, paths: Object.fromEntries(told) };
  });
  afterAll(async () => {
    await stack.stop();
    await model.stop();
  });

  /** What the examples take for granted: an application, an earlier state, an image, a job, a file. */
  const prepare = async (call: DocumentedCall): Promise<PreparedCall> => {
    const caller = stack.auth.signIn({ sub: EXAMPLE_USER_ID });
    await stack.query('DELETE FROM applications');
    await stack.query('DELETE FROM jobs');
    const prepared = { call, token: caller.token };
    if (call.path.endsWith('/save')) return prepared;
    const { id } = await stack.create(caller, EXAMPLE_BODY);
    await stack.query('UPDATE applications SET id = $2 WHERE id = $1', [id, EXAMPLE_DRAFT_ID]);
    if (call.path.includes('/versions')) {
      const named = { name: 'As discussed' };
      await stack.as(caller).post(versionsPath(EXAMPLE_DRAFT_ID)).send(named).expect(201);
    }
    if (call.path.startsWith('/api/patents/jobs/')) await keepJob(true);
    if (call.path === PATENT_EVENTS_PATH) await keepJob(false);
    if (call.path.startsWith(`${IMAGES_PATH}/`)) {
      const image = await uploadImage(stack, caller, EXAMPLE_DRAFT_ID, { content: PICTURE });
      await stack.query('DELETE FROM images WHERE id = $1', [EXAMPLE_IMAGE.id]);
      await stack.query('UPDATE images SET id = $2 WHERE id = $1', [image.id, EXAMPLE_IMAGE.id]);
    }
    if (call.method === 'GET' && call.path.endsWith('/exports') && call.status === 200) {
      await stack.as(caller).post(call.path).send({ format: 'pdf', paper: 'a4' }).expect(202);
    }
    return prepared;
  };

  const keepJob = async (done: boolean): Promise<void> => {
    const { jobId, asked, result } = EXAMPLE_JOB;
    await stack.query(
      `INSERT INTO jobs (id, user_id, kind, input, state, progress, result, started_at, finished_at)
       VALUES ($1, $2, 'titles', $3, $4, $5, $6, CASE WHEN $4 = 'done' THEN now() END, CASE WHEN $4 = 'done' THEN now() END)`,
      [
        jobId,
        EXAMPLE_USER_ID,
        JSON.stringify({ ...asked, description: 'A kettle.' }),
        done ? 'done' : 'queued',
        done ? 100 : 0,
        done ? JSON.stringify(result) : null,
      ],
    );
  };

  it('is an OpenAPI document that leaves nothing out [D-40]', async () => {
    expect(await documentErrors(document)).toBeNull();
    expect(documentationGaps(document)).toEqual([]);
    expect(documentedCalls(document).length).toBeGreaterThan(40);
  });

  it('shows nothing but what the service really answers', async () => {
    expect(await problemsOfExamples(document, stack.address, prepare)).toEqual([]);
  }, 60_000);

  it('refuses every call of somebody who is not signed in, but for what a visitor may use', async () => {
    expect(openOperations(document)).toEqual([
      'GET /api/patents/features',
      'GET /api/patents/files/{token}',
      'GET /api/patents/health',
      'POST /api/patents/audit',
      'POST /api/patents/audit/mail',
    ]);
    expect(await problemsOfRefusals(document, stack.address)).toEqual([]);
  });
});
