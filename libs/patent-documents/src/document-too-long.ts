import { LIMITS } from '@premise/contracts';
import type { DocumentDraft, TextPage } from '@premise/patent-pages';

/** A document that nobody could read and no office would take; its message is for the inventor. */
export class DocumentTooLong extends Error {
  override name = 'DocumentTooLong';

  constructor(most: string) {
    super(
      `This draft is too long for a document: at most ${most} can be exported. Please shorten it, or divide it into several applications.`,
    );
  }
}

const LINES = /\S[^\n\r\u000b\u000c\u0085\u2028\u2029]*/g;

/** Counts the lines that say something, before anything is made of them. Throws DocumentTooLong. */
export function requireParagraphs(draft: DocumentDraft): void {
  let left: number = LIMITS.documentParagraphs;
  for (const text of Object.values(draft)) {
    if (typeof text !== 'string') continue;
    for (const _line of text.matchAll(LINES)) {
      left -= 1;
      if (left < 0) throw new DocumentTooLong(`${LIMITS.documentParagraphs.toLocaleString('en-US')} paragraphs`);
    }
  }
}

/** Throws DocumentTooLong. */
export function requirePages(pages: readonly TextPage[]): void {
  if (pages.length > LIMITS.documentPages) {
    throw new DocumentTooLong(`${LIMITS.documentPages.toLocaleString('en-US')} pages`);
  }
}
