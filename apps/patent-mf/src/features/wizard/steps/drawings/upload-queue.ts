import { LIMITS, type PatentImage } from '@premise/contracts';
import { ApiError } from '@premise/web-platform';
import { newCopyId } from '../../session/new-copy-id.ts';
import { judgeFile } from './judge-file.ts';
import { uploadImage } from './upload-image.ts';

export interface ChosenFile {
  key: string;
  file: File;
  /** What its image will be called. */
  name: string;
  state: 'chosen' | 'waiting' | 'uploading' | 'failed' | 'refused';
  /** 0 to 1. */
  progress: number;
  /** Why it failed or is refused. */
  error: string | null;
}

interface UploadTarget {
  userId: string;
  applicationId: string;
  onUploaded: (image: PatentImage) => void;
}

const EXTENSION = /\.[a-z0-9]{2,5}$/i;

/** The file's own name with its extension, which a name that is too long keeps; null for an extension without a name. */
function defaultImageName(fileName: string): string | null {
  const extension = EXTENSION.exec(fileName)?.[0] ?? '';
  const stem = fileName.slice(0, fileName.length - extension.length);
  return stem === '' ? null : `${stem.slice(0, LIMITS.imageNameMaxLength - extension.length)}${extension}`;
}

/** Fewer than the server allows at once, so that a second tab can upload as well. */
const AT_ONCE = 3;
const FAILED = 'Failed to upload images. Please try again.';

/**
 * The files chosen for one draft, and their way to the server: a few at a time, each on its own. It goes on while its step
 * is not on the screen.
 */
export class UploadQueue {
  #files: readonly ChosenFile[] = [];
  #target: UploadTarget | null = null;
  readonly #running = new Map<string, AbortController>();
  /** What brings in an image that is on the server, by the key of its file. */
  readonly #arrived = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly files = (): readonly ChosenFile[] => this.#files;

  /** Takes files in. `room` is how many more images the draft may hold; those beyond it are named and not sent. */
  choose(files: readonly File[], room: number, nextFigure: number): void {
    let left = room - this.#files.filter(({ state }) => state !== 'refused').length;
    let figure = nextFigure + this.#files.length;
    const added = files.map((file): ChosenFile => {
      const problem = judgeFile(file) ?? (left > 0 ? null : fullMessage());
      if (problem === null) left -= 1;
      const name = defaultImageName(file.name) ?? `Figure ${figure}`;
      if (problem === null) figure += 1;
      return {
        key: newCopyId(),
        file,
        name,
        state: problem === null ? 'chosen' : 'refused',
        progress: 0,
        error: problem,
      };
    });
    this.#put([...this.#files, ...added]);
  }

  rename(key: string, name: string): void {
    this.#change(key, { name });
  }

  /** Sends what was chosen, or failed before. */
  start(target: UploadTarget, keys: readonly string[] | null = null): void {
    this.#target = target;
    const wanted = (file: ChosenFile) =>
      keys === null ? file.state === 'chosen' || file.state === 'failed' : keys.includes(file.key);
    this.#put(
      this.#files.map((file) => (wanted(file) ? { ...file, state: 'waiting', progress: 0, error: null } : file)),
    );
    this.#pump();
  }

  /** Takes one file out, wherever it is on its way. */
  remove(key: string): void {
    this.#running.get(key)?.abort();
    this.#arrived.delete(key);
    this.#put(this.#files.filter((file) => file.key !== key));
    this.#bringIn();
    this.#pump();
  }

  /** Takes everything out. */
  clear(): void {
    this.#arrived.clear();
    for (const running of this.#running.values()) running.abort();
    this.#put([]);
  }

  #pump(): void {
    while (this.#running.size < AT_ONCE) {
      const next = this.#files.find(({ state }) => state === 'waiting');
      if (next === undefined || this.#target === null) return;
      void this.#send(next, this.#target);
    }
  }

  async #send({ key, file, name }: ChosenFile, target: UploadTarget): Promise<void> {
    const end = new AbortController();
    this.#running.set(key, end);
    this.#change(key, { state: 'uploading' });
    try {
      const image = await uploadImage(
        { userId: target.userId, applicationId: target.applicationId, name, file },
        { signal: end.signal, onProgress: (progress) => this.#change(key, { progress }) },
      );
      // a cancel may come too late to stop it: what nobody wants any more is not brought in
      if (this.#files.some((one) => one.key === key)) this.#arrived.set(key, () => target.onUploaded(image));
      this.#change(key, { progress: 1 });
    } catch (error) {
      this.#change(key, { state: 'failed', progress: 0, error: messageOf(error) });
    } finally {
      this.#running.delete(key);
      this.#bringIn();
      this.#pump();
    }
  }

  /** Figures are numbered as their files were chosen: what has arrived waits for what stands before it and is still under way. */
  #bringIn(): void {
    for (const { key, state } of this.#files) {
      const bring = this.#arrived.get(key);
      if (bring !== undefined) {
        this.#arrived.delete(key);
        this.#put(this.#files.filter((file) => file.key !== key));
        bring();
      } else if (state === 'waiting' || state === 'uploading') return;
    }
  }

  #change(key: string, changes: Partial<ChosenFile>): void {
    this.#put(this.#files.map((file) => (file.key === key ? { ...file, ...changes } : file)));
  }

  #put(files: readonly ChosenFile[]): void {
    this.#files = files;
    for (const listener of [...this.#listeners]) listener();
  }
}

const fullMessage = (): string =>
  `An application holds at most ${LIMITS.imagesPerApplication} images; there is no room for this one.`;

/** What the server said, or that it failed. A lost line has no words worth showing. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'NO_TOKEN' ? error.message : (error.serverMessage ?? FAILED);
  return error instanceof Error ? error.message : FAILED;
}

const queues = new Map<string, UploadQueue>();

/** The queue of one draft, the same one each time its step is opened. */
export function queueOf(userId: string, applicationId: string): UploadQueue {
  const key = `${userId}/${applicationId}`;
  const queue = queues.get(key) ?? new UploadQueue();
  queues.set(key, queue);
  return queue;
}
