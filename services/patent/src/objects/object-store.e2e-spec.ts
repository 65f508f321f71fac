import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { AbsentObjectStore } from './absent-object-store.ts';
import { DiskObjectStore } from './disk-object-store.ts';
import { BUCKETS, type ObjectAddress, type ObjectStore } from './object-store.ts';
import { S3ObjectStore } from './s3-object-store.ts';

const at = (key: string): ObjectAddress => ({ bucket: 'patent-images', key });

interface Subject {
  store: ObjectStore;
  stop(): Promise<void>;
}

function onDisk(): Promise<Subject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-store-'));
  return Promise.resolve({
    store: new DiskObjectStore(folder),
    stop: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

async function onS3(): Promise<Subject> {
  const server = await startS3Server(BUCKETS.map((bucket) => `premise-${bucket}`));
  const store = new S3ObjectStore({ ...server.settings, bucketPrefix: 'premise-' });
  return {
    store,
    stop: async () => {
      store.close();
      await server.stop();
    },
  };
}

describe.each([
  ['a folder', onDisk],
  ['a store that speaks the S3 protocol', onS3],
])('an object store on %s', (_name, start) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.stop());

  it('gives back what it was given, byte by byte', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await subject.store.put(at('user/app/1_whole.png'), content, 'image/png');
    const found = await subject.store.get(at('user/app/1_whole.png'));
    expect(found?.bytes).toBe(content.length);
    expect((await buffer(found!.content)).equals(content)).toBe(true);
  });

  it('keeps places and names apart', async () => {
    await subject.store.put(at('user/app/2_a.png'), Buffer.from('image'), 'image/png');
    expect(await subject.store.get({ bucket: 'patent-exports', key: 'user/app/2_a.png' })).toBeNull();
    expect(await subject.store.get(at('user/app/2_a.pn'))).toBeNull();
  });

  it('forgets what is removed, and bears it twice', async () => {
    await subject.store.put(at('user/gone/3_a.png'), Buffer.from('x'), 'image/png');
    await subject.store.remove(at('user/gone/3_a.png'));
    expect(await subject.store.get(at('user/gone/3_a.png'))).toBeNull();
    await subject.store.remove(at('user/gone/3_a.png'));
  });
});

describe('a folder as object store', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'premise-store-'));
  const store = new DiskObjectStore(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('never goes over a file, leaves no half ones, and no empty folders [S2-460]', async () => {
    await store.put(at('u/a/1_x.png'), Buffer.from('first'));
    await expect(store.put(at('u/a/1_x.png'), Buffer.from('second'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await buffer((await store.get(at('u/a/1_x.png')))!.content)).toString()).toBe('first');
    expect(readdirSync(folder)).toEqual(['patent-images']);
    await store.remove(at('u/a/1_x.png'));
    expect(readdirSync(path.join(folder, 'patent-images'))).toEqual([]);
  });

  it('takes along what a process left that died while it wrote', async () => {
    const half = path.join(folder, 'patent-images', 'u', 'b', '1_x.png.partial');
    mkdirSync(path.dirname(half), { recursive: true });
    writeFileSync(half, 'half a pict');
    expect(await store.get(at('u/b/1_x.png'))).toBeNull();
    await store.remove(at('u/b/1_x.png'));
    expect(readdirSync(path.join(folder, 'patent-images'))).toEqual([]);
  });

  it('refuses names that lead elsewhere', async () => {
    for (const key of ['../x.png', 'u/../../x.png', '/etc/passwd', 'u//x.png', 'u/.hidden', 'u/a\0b', 'u\\x.png', '']) {
      await expect(store.put(at(key), Buffer.from('x'))).rejects.toThrow('Not the key of a stored object');
      await expect(store.get(at(key))).rejects.toThrow('Not the key of a stored object');
      await expect(store.remove(at(key))).rejects.toThrow('Not the key of a stored object');
    }
  });

  it('says that it is not available when it cannot write', async () => {
    writeFileSync(path.join(folder, 'patent-exports'), 'a file where a folder should be');
    const blocked = store.put({ bucket: 'patent-exports', key: 'u/1_x.pdf' }, Buffer.from('x'));
    await expect(blocked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a store that speaks the S3 protocol', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server([...BUCKETS]);
  });
  afterAll(() => server.stop());

  it('keeps type and cache control beside the object [S2-457] [S2-459]', async () => {
    const store = new S3ObjectStore({ ...server.settings, bucketPrefix: '' });
    await store.put(at('u/a/1_x.png'), Buffer.from('x'), 'image/png');
    const { headers } = await server.head('patent-images', 'u/a/1_x.png');
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/png', 'max-age=3600']);
    store.close();
  });

  it('that refuses the key, lacks the bucket or is away is not available', async () => {
    const wrong = { ...server.settings, bucketPrefix: '' };
    const { port } = server.address;
    for (const settings of [
      { ...wrong, secretAccessKey: 'not-the-secret' },
      { ...wrong, bucketPrefix: 'nobodys-' },
      { ...wrong, endpoint: `http://127.0.0.1:${port === 1 ? 2 : 1}` },
    ]) {
      const store = new S3ObjectStore(settings);
      await expect(store.put(at('u/a/2_x.png'), Buffer.from('x'), 'image/png')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      store.close();
    }
  });
});

it('without an object store nothing is stored, and nothing counts as removed [S2-435] [S2-508]', async () => {
  const store = new AbsentObjectStore();
  await expect(store.put()).rejects.toMatchObject({
    code: 'OBJECT_STORE_ABSENT',
    message: 'Image upload is not available. Please configure the object store (OBJECT_STORE) to enable this feature.',
  });
  await expect(store.remove()).rejects.toMatchObject({ code: 'OBJECT_STORE_ABSENT' });
  expect(await store.get()).toBeNull();
});
