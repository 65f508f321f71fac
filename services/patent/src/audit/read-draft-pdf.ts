import { LIMITS } from '@premise/contracts';
import {
  FILE_PROBLEMS,
  FileProblem,
  joinPages,
  pageText,
  type PageReading,
  type PlacedText,
} from '@premise/document-text';
import { sectionHeading } from '@premise/patent-rules';
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  DRAFT_FILE_PROBLEMS,
  MOST_FILTERS,
  MOST_PAGES,
  MOST_PIECES,
  PDF_UNPACKED_BYTES,
} from './draft-file-problems.ts';
import { unpackBudget } from './unpack-budget.ts';

/** Headings stand apart however close their lines are set, claims begin lines of their own, and pages are not numbered in the text. */
const READING: PageReading = {
  standsAlone: (line) => sectionHeading(line)?.rest === '',
  beginsParagraph: (line) => /^(?:\[\d{4}\]|\d{1,3}\s*[.)]\s+(?:An?|The)\s)/.test(line),
  isFurniture: (line) => /^(?:[-–—]\s*)?(?:page\s+)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?(?:\s*[-–—])?$/i.test(line),
};

type TextPiece = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** Placed words of a page, no more of them than could be audited: a page may hold any number. */
async function wordsOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const reader = (page.streamTextContent() as ReadableStream<TextPiece>).getReader();
  const words: PlacedText[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return words;
    for (const item of value.items) {
      if (!('str' in item)) continue;
      words.push(item);
      length += item.str.length;
    }
    if (length > LIMITS.auditTextMaxLength || words.length > MOST_PIECES) {
      await reader.cancel(new Error('enough'));
      throw new FileProblem(DRAFT_FILE_PROBLEMS.tooMuchText);
    }
  }
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  let length = 0;
  if (pdf.numPages > MOST_PAGES) throw new FileProblem(DRAFT_FILE_PROBLEMS.tooManyPages);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const text = pageText(await wordsOf(page), READING);
    pages.push(text);
    length += text.length;
    // Nothing of it could be audited: no need to read the rest.
    if (length > LIMITS.auditTextMaxLength) throw new FileProblem(DRAFT_FILE_PROBLEMS.tooMuchText);
    page.cleanup();
  }
  return joinPages(pages, READING);
}

/** Each filter of a stream can unpack a thousandfold: a few upon each other are a way to hide something. */
function requireFewFilters(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const [, names = ''] of file.matchAll(/\/(?:Filter|F)\s*\[([^\]]*)/g)) {
    if (names.split('/').length - 1 > MOST_FILTERS) throw new FileProblem(DRAFT_FILE_PROBLEMS.unpacksTooLarge);
  }
}

/** The text of a PDF, page by page. Scripts, forms and attachments in it are never looked at. */
export async function readDraftPdf(bytes: Uint8Array): Promise<string> {
  requireFewFilters(bytes);
  const task = getDocument({
    data: bytes,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const tooLarge = new FileProblem(DRAFT_FILE_PROBLEMS.unpacksTooLarge);
    const text = await unpackBudget.within(PDF_UNPACKED_BYTES, tooLarge, async () => textOf(await task.promise));
    if (text.trim() === '') throw new FileProblem(FILE_PROBLEMS.scannedPdf);
    return text;
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(error instanceof PasswordException ? FILE_PROBLEMS.lockedPdf : FILE_PROBLEMS.brokenPdf);
  } finally {
    // Not waited for: a stream that was held back at its limit never comes to its end.
    task.destroy().catch(() => undefined);
  }
}
