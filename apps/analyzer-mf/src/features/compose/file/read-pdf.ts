import { LIMITS } from '@premise/contracts';
import { FileProblem, joinPages, pageText, type PlacedText } from '@premise/document-text';
import { getDocument, GlobalWorkerOptions, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist';
import { FILE_LIMITS, PROBLEMS } from './file-problem.ts';
import type { ReadFileOptions } from './read-file.ts';

// the parser works in a thread of its own, from our own address
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

async function textOf(pdf: PDFDocumentProxy, { signal, onProgress }: ReadFileOptions): Promise<string> {
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    signal.throwIfAborted();
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = pageText(items.filter((item): item is typeof item & PlacedText => 'str' in item));
    pages.push(text);
    length += text.length;
    // nothing of it could be analyzed: no need to read the rest
    if (length > LIMITS.argumentMaxLength) throw new FileProblem(PROBLEMS.tooMuchText);
    page.cleanup();
    onProgress(number / pdf.numPages);
  }
  return joinPages(pages);
}

/** The text of a PDF, page by page. Scripts, forms and attachments in it are never looked at. */
export async function readPdf(bytes: Uint8Array, options: ReadFileOptions): Promise<string> {
  const task = getDocument({ data: bytes, enableXfa: false, useWorkerFetch: false, verbosity: 0 });
  let late = false;
  const stop = () => void task.destroy();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, FILE_LIMITS.pdfTimeMs);
  options.signal.addEventListener('abort', stop);
  try {
    const text = await textOf(await task.promise, options);
    if (text.trim() === '') throw new FileProblem(PROBLEMS.scannedPdf);
    return text;
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof FileProblem) throw error;
    if (late) throw new FileProblem(PROBLEMS.slowPdf);
    throw new FileProblem(error instanceof PasswordException ? PROBLEMS.lockedPdf : PROBLEMS.brokenPdf);
  } finally {
    clearTimeout(timer);
    options.signal.removeEventListener('abort', stop);
    await task.destroy();
  }
}
