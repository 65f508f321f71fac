import { LIMITS } from '@premise/contracts';
import { decodeText, fileKind, FileProblem, tidyText, type UnpackOptions } from '@premise/document-text';
import { FILE_LIMITS, PROBLEMS } from './file-problem.ts';

export type ReadFileOptions = UnpackOptions;

const TEXT_NAME = /\.(txt|text|md|markdown)$/i;

function bytesOf(file: File): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new FileProblem('This file could not be opened. It may have been moved or deleted.'));
    reader.readAsArrayBuffer(file);
  });
}

/** A thread of its own where there are threads. */
async function wordReader(): Promise<(bytes: Uint8Array, options: ReadFileOptions) => Promise<string>> {
  if (typeof Worker === 'undefined') return (await import('./read-word.ts')).readWord;
  return (await import('./word-thread.ts')).readWordInThread;
}

async function textIn(file: File, bytes: Uint8Array, options: ReadFileOptions): Promise<string> {
  switch (fileKind(file.name, bytes, TEXT_NAME)) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf.ts');
      options.signal.throwIfAborted();
      return readPdf(bytes, options);
    }
    case 'word': {
      const readWord = await wordReader();
      options.signal.throwIfAborted();
      return readWord(bytes, options);
    }
    case 'text':
      return decodeText(bytes);
    case null:
      throw new FileProblem(PROBLEMS.kind);
  }
}

/** The text of a .txt, .md, .docx or .pdf. It is read here, in the browser; the file itself goes nowhere. */
export async function readFile(file: File, options: ReadFileOptions): Promise<string> {
  if (file.size === 0) throw new FileProblem(PROBLEMS.empty);
  if (file.size > FILE_LIMITS.fileBytes) throw new FileProblem(PROBLEMS.tooLarge);
  const bytes = new Uint8Array(await bytesOf(file));
  options.signal.throwIfAborted();
  const text = tidyText(await textIn(file, bytes, options));
  if (text === '') throw new FileProblem(PROBLEMS.noWords);
  if (text.length > LIMITS.argumentMaxLength) throw new FileProblem(PROBLEMS.tooMuchText);
  return text;
}
