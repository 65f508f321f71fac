import { FileProblem } from '@premise/document-text';
import { FILE_LIMITS, PROBLEMS } from './file-problem.ts';
import type { ReadFileOptions } from './read-file.ts';

/** What the thread tells of its work; the last message is a text or a problem (null: none it has words for). */
export type WordMessage = { share: number } | { text: string } | { problem: string | null };

/** Reads a Word document in a thread of its own: whatever is in it, the page stays usable, and it ends in time. */
export function readWordInThread(bytes: Uint8Array, { signal, onProgress }: ReadFileOptions): Promise<string> {
  const worker = new Worker(new URL('./word-worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<string>((resolve, reject) => {
    const fail = (problem: string) => reject(new FileProblem(problem));
    timer = setTimeout(() => fail(PROBLEMS.slowWord), FILE_LIMITS.wordTimeMs);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', () => fail(PROBLEMS.brokenWord));
    worker.addEventListener('message', ({ data }: MessageEvent<WordMessage>) => {
      if ('share' in data) onProgress(data.share);
      else if ('text' in data) resolve(data.text);
      else fail(data.problem ?? PROBLEMS.brokenWord);
    });
    worker.postMessage(bytes);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
