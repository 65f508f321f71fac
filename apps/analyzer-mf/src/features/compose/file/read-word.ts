import { boundedWordParts, FileProblem } from '@premise/document-text';
import mammoth from 'mammoth';
import { PROBLEMS } from './file-problem.ts';
import type { ReadFileOptions } from './read-file.ts';

/** The words of a .docx, paragraph by paragraph; its form, its pictures and its comments stay behind. */
export async function readWord(bytes: Uint8Array, options: ReadFileOptions): Promise<string> {
  const safe = await boundedWordParts(bytes, options);
  options.signal.throwIfAborted();
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer: safe.buffer });
    return value;
  } catch {
    throw new FileProblem(PROBLEMS.brokenWord);
  }
}
