import { LIMITS } from '@premise/contracts';
import { decodeText } from './decode-text.ts';
import { FILE_LIMITS, FileProblem, PROBLEMS } from './file-problem.ts';

export interface ReadFileOptions {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

const TEXT_NAME = /\.(txt|text|md|markdown)$/i;
const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 1_024));

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

/** What the file is, by what it holds; a name is believed only where bytes cannot tell. */
async function textIn(file: File, bytes: Uint8Array, options: ReadFileOptions): Promise<string> {
  const head = ascii(bytes);
  if (head.includes('%PDF-')) {
    const { readPdf } = await import('./read-pdf.ts');
    options.signal.throwIfAborted();
    return readPdf(bytes, options);
  }
  if (head.startsWith('PK\u0003\u0004')) {
    if (!/\.docx$/i.test(file.name)) throw new FileProblem(PROBLEMS.kind);
    const readWord = await wordReader();
    options.signal.throwIfAborted();
    return readWord(bytes, options);
  }
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new FileProblem(PROBLEMS.oldWord);
  if (/\.docx$/i.test(file.name)) throw new FileProblem(PROBLEMS.brokenWord);
  if (/\.pdf$/i.test(file.name)) throw new FileProblem(PROBLEMS.brokenPdf);
  if (!TEXT_NAME.test(file.name)) throw new FileProblem(PROBLEMS.kind);
  return decodeText(bytes);
}

/** As an argument may hold it: no zero signs, no halves of pairs, one kind of line end, no more than one blank line. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\u0000|\p{Cs}/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The text of a .txt, .md, .docx or .pdf. It is read here, in the browser; the file itself goes nowhere. */
export async function readFile(file: File, options: ReadFileOptions): Promise<string> {
  if (file.size === 0) throw new FileProblem(PROBLEMS.empty);
  if (file.size > FILE_LIMITS.fileBytes) throw new FileProblem(PROBLEMS.tooLarge);
  const bytes = new Uint8Array(await bytesOf(file));
  options.signal.throwIfAborted();
  const text = tidy(await textIn(file, bytes, options));
  if (text === '') throw new FileProblem(PROBLEMS.noWords);
  if (text.length > LIMITS.argumentMaxLength) throw new FileProblem(PROBLEMS.tooMuchText);
  return text;
}
