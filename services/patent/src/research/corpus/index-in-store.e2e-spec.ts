import { buildIndex, connectIndex, CorpusIndex, makeSample, type StoredDocument } from '@premise/patent-corpus';
import { Environment } from '@premise/service-platform';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { readCorpusConfig } from './corpus-config.ts';

const BUCKET = 'corpus-index';

describe('the search index in a store that speaks S3', () => {
  let store: S3Server;
  const settings = (): Record<string, string> => ({
    CORPUS_INDEX: `s3://${BUCKET}/premise`,
    S3_ENDPOINT: store.settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  });

  beforeAll(async () => {
    store = await startS3Server([BUCKET]);
  });
  afterAll(() => store.stop());

  it('is made there by one process and searched by another, with the keys of the object store', async () => {
    const { place } = readCorpusConfig(new Environment(settings()));
    if (place === null) throw new Error('There is no place.');
    const documents = makeSample()
      .slice(0, 200)
      .map((one): StoredDocument => ({ ...one, claimCount: one.claims.length, citedBy: 0, relatedIds: [] }));
    await buildIndex(
      await connectIndex(place),
      1,
      (async function* () {
        yield await Promise.resolve(documents);
      })(),
    );
    const index = await CorpusIndex.open(await connectIndex(place), 1);
    expect(await index.count([])).toBe(200);
    const { MatchQuery } = index.lance;
    const [word = ''] = /\b[a-z]{7,}\b/i.exec(documents[0]?.title ?? '') ?? [];
    const found = await index.nearest(new MatchQuery(word, 'text'), [], 200);
    expect(found.map(({ document }) => document.id)).toContain(documents[0]?.id);
    index.close();
  }, 60_000);

  it('names a key that is missing', () => {
    const { S3_SECRET_ACCESS_KEY: _left, ...rest } = settings();
    expect(() => readCorpusConfig(new Environment(rest))).toThrow('S3_SECRET_ACCESS_KEY');
  });
});
