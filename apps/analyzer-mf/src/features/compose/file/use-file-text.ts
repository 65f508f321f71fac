import { useCallback, useEffect, useRef, useState } from 'react';

/** Reading that is over by then is not worth a word. */
const SHOWN_AFTER_MS = 400;

export type FileReading =
  | { state: 'idle' }
  /** `share`: 0 to 1; null while nothing is known. `shown`: it takes long enough to be told. */
  | { state: 'reading'; name: string; share: number | null; shown: boolean }
  | { state: 'read'; name: string; text: string; before: string }
  | { state: 'undone'; name: string }
  | { state: 'failed'; name: string; message: string };

const FAILED = 'This file could not be read. Try again, or paste its text.';

/** Takes the text of a file into the editor: reading can be cancelled, and what stood there before comes back. */
export function useFileText(text: string, onText: (text: string) => void) {
  const [reading, setReading] = useState<FileReading>({ state: 'idle' });
  const current = useRef<AbortController | null>(null);
  // what stands in the editor when the file has been read, not when it was chosen
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => () => current.current?.abort(), []);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setReading({ state: 'idle' });
  }, []);

  const open = useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      current.current?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      const { name } = file;
      current.current = controller;
      if (files.length > 1) {
        setReading({ state: 'failed', name: `${files.length} files`, message: 'Open one file at a time.' });
        return;
      }
      const tell = (change: { share: number } | { shown: true }) => {
        if (signal.aborted) return;
        setReading((now) => (now.state === 'reading' ? { ...now, ...change } : now));
      };
      setReading({ state: 'reading', name, share: null, shown: false });
      const timer = setTimeout(() => tell({ shown: true }), SHOWN_AFTER_MS);
      try {
        const { readFile } = await import('./read-file.ts');
        const found = await readFile(file, { signal, onProgress: (share) => tell({ share }) });
        if (signal.aborted) return;
        setReading({ state: 'read', name, text: found, before: latest.current });
        onText(found);
      } catch (error) {
        if (signal.aborted) return;
        const told = error instanceof Error && error.name === 'FileProblem';
        if (!told) console.error('Failed to read a file', error);
        setReading({ state: 'failed', name, message: told ? error.message : FAILED });
      } finally {
        clearTimeout(timer);
      }
    },
    [onText],
  );

  const undo = useCallback(() => {
    if (reading.state !== 'read') return;
    onText(reading.before);
    setReading({ state: 'undone', name: reading.name });
  }, [reading, onText]);
  const dismiss = useCallback(() => setReading({ state: 'idle' }), []);

  // once the reader has gone on writing, going back would lose that
  const outdated = reading.state === 'read' && reading.text !== text;
  return { reading: outdated ? ({ state: 'idle' } as const) : reading, open, cancel, undo, dismiss };
}
