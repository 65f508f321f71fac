import { FEE_TABLE } from '@premise/patent-documents';
import { IMAGES_PATH, PATENT_FEATURES_PATH } from '@premise/contracts';
import { PatentStack } from '../../test/patent-stack.ts';
import { lineDrawing } from '../../test/sample-images.ts';

describe('what a deployment offers', () => {
  const stacks: PatentStack[] = [];
  afterAll(async () => {
    for (const stack of stacks) await stack.stop();
  });
  const start = async (...given: Parameters<typeof PatentStack.start>): Promise<PatentStack> => {
    const stack = await PatentStack.start(...given);
    stacks.push(stack);
    return stack;
  };

  it('is known to everybody', async () => {
    const stack = await start('patent_features');
    const answer = await stack.http.get(PATENT_FEATURES_PATH);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        features: {
          pdfExport: 'on',
          imageUpload: true,
          titles: { default: 'built-in', available: ['built-in'] },
          model: null,
        },
      },
    ]);
  });

  it('without an object store takes no images, and says what is missing [S2-435] [S2-508]', async () => {
    const stack = await start('patent_teaser', {
      config: { objects: { kind: 'none' }, exports: { pdfExport: 'teaser', fees: FEE_TABLE } },
    });
    const { body } = await stack.http.get(PATENT_FEATURES_PATH);
    expect(body.features).toMatchObject({ pdfExport: 'teaser', imageUpload: false });
    const caller = stack.auth.signIn();
    const upload = await stack
      .as(caller)
      .post(IMAGES_PATH)
      .field('userId', caller.userId)
      .field('applicationId', 'draft')
      .attach('file', await lineDrawing(50, 50), 'x.png');
    expect([upload.status, upload.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'OBJECT_STORE_ABSENT',
        error:
          'Image upload is not available. Please configure the object store (OBJECT_STORE) to enable this feature.',
      }),
    ]);
  });
});
