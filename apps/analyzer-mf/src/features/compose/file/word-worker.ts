import { FileProblem } from '@premise/document-text';
import { readWord } from './read-word.ts';
import type { WordMessage } from './word-thread.ts';

const tell = (message: WordMessage): void => postMessage(message);

// one document, then the thread is ended by who began it
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const options = { signal: new AbortController().signal, onProgress: (share: number) => tell({ share }) };
  readWord(data, options).then(
    (text) => tell({ text }),
    (error: unknown) => tell({ problem: error instanceof FileProblem ? error.message : null }),
  );
});
