import { LIMITS } from '@premise/contracts';
import { boundedWordParts, decodeText, fileKind, FILE_PROBLEMS, FileProblem, tidyText } from '@premise/document-text';
import { DRAFT_FILE_PROBLEMS } from './draft-file-problems.ts';

const TEXT_NAME = /\.(?:txt|text|md|markdown)$/i;

/**
 * The words of a draft in a file. Throws FileProblem with a sentence for its reader. Nothing in the file is run or fetched; who calls this sets
 * bounds to its time and memory. The readers of PDF and Word are loaded only for such a file: they take longer than most drafts.
 */
export async function readDraftFile(name: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new FileProblem(FILE_PROBLEMS.empty);
  const text = tidyText(await textIn(name, bytes));
  if (text === '') throw new FileProblem(FILE_PROBLEMS.noWords);
  if (text.length > LIMITS.auditTextMaxLength) throw new FileProblem(DRAFT_FILE_PROBLEMS.tooMuchText);
  return text;
}

async function textIn(name: string, bytes: Uint8Array): Promise<string> {
  switch (fileKind(name, bytes, TEXT_NAME)) {
    case 'pdf':
      return (await import('./read-draft-pdf.ts')).readDraftPdf(bytes);
    case 'word':
      return readWord(bytes);
    case 'text':
      return decodeText(bytes);
    case null:
      throw new FileProblem(DRAFT_FILE_PROBLEMS.kind);
  }
}

async function readWord(bytes: Uint8Array): Promise<string> {
  const unpacked = { signal: new AbortController().signal, onProgress: () => undefined };
  const safe = await boundedWordParts(bytes, unpacked);
  const { default: mammoth } = await import('mammoth');
  try {
    return (await mammoth.extractRawText({ buffer: Buffer.from(safe) })).value;
  } catch {
    throw new FileProblem(FILE_PROBLEMS.brokenWord);
  }
}
