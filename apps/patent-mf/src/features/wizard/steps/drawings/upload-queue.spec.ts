import 'fake-indexeddb/auto';
import { sessionStore } from '@premise/web-platform';
import { waitFor } from '@testing-library/react';
import { fakeUploads, imageWith, type SentUpload } from '../../../../testing/fake-uploads.ts';
import { freshBrowser, signIn } from '../../../../testing/render-app.tsx';
import { UploadQueue } from './upload-queue.ts';

let uploads: SentUpload[];
let queue: UploadQueue;
let brought: string[];
beforeEach(async () => {
  await freshBrowser();
  signIn();
  sessionStore.adoptStored();
  uploads = fakeUploads();
  queue = new UploadQueue();
  brought = [];
  queue.choose(
    ['one.png', 'two.png', 'three.png'].map((name) => new File(['x'], name, { type: 'image/png' })),
    10,
    1,
  );
  queue.start({ userId: 'user-1', applicationId: 'app-1', onUploaded: ({ name }) => brought.push(name) });
  await waitFor(() => expect(uploads).toHaveLength(3));
});

const arrive = (at: number): void => {
  const name = uploads[at]?.form.get('name') as string;
  uploads[at]?.answer(201, { success: true, image: imageWith({ id: name, name }) });
};

describe('images that are sent together', () => {
  it('come in as they were chosen, whichever arrives first', async () => {
    arrive(2);
    arrive(1);
    await waitFor(() => expect(queue.files().map(({ progress }) => progress)).toEqual([0, 1, 1]));
    expect(brought).toEqual([]);
    arrive(0);
    await waitFor(() => expect(brought).toEqual(['one.png', 'two.png', 'three.png']));
    expect(queue.files()).toEqual([]);
  });

  it('do not wait for one that failed', async () => {
    arrive(1);
    uploads[0]?.answer(415, { success: false, code: 'IMAGE_TYPE_REFUSED', error: 'No image.' });
    await waitFor(() => expect(brought).toEqual(['two.png']));
    arrive(2);
    await waitFor(() => expect(brought).toEqual(['two.png', 'three.png']));
    expect(queue.files().map(({ name, state }) => [name, state])).toEqual([['one.png', 'failed']]);
  });

  it('do not wait for one that was taken out, and are not brought in when they were', async () => {
    arrive(1);
    arrive(2);
    await waitFor(() => expect(queue.files().filter(({ progress }) => progress === 1)).toHaveLength(2));
    queue.remove(queue.files()[1]?.key ?? '');
    queue.remove(queue.files()[0]?.key ?? '');
    await waitFor(() => expect(brought).toEqual(['three.png']));
  });
});
