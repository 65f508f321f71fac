import { FILE_PROBLEMS, FileProblem } from './file-problem.ts';

export type FileKind = 'pdf' | 'word' | 'text';

const HEAD_BYTES = 1_024;

/**
 * What the file is, by what it holds; a name is believed only where bytes cannot tell. Null: a kind that nobody here reads.
 *
 * @param textNames names of files that are read as plain text
 */
export function fileKind(name: string, bytes: Uint8Array, textNames: RegExp): FileKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return /\.docx$/i.test(name) ? 'word' : null;
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new FileProblem(FILE_PROBLEMS.oldWord);
  if (/\.docx$/i.test(name)) throw new FileProblem(FILE_PROBLEMS.brokenWord);
  if (/\.pdf$/i.test(name)) throw new FileProblem(FILE_PROBLEMS.brokenPdf);
  return textNames.test(name) ? 'text' : null;
}
