import type { PaperSize, PatentImage } from '@premise/contracts';
import {
  composePreview,
  composeSpecification,
  type DocumentDraft,
  drawingsOf,
  type DrawingSheet,
  layoutDrawings,
  layoutPages,
  LineCache,
  ParagraphCache,
  type TextPage,
} from '@premise/patent-pages';

/** What the preview reads of a draft. */
export type PreviewDraft = DocumentDraft & { images: readonly PatentImage[] };
/** `draft`: the document of the preview (S2 section 2). `filed`: the pages as the export prints them. */
export type PreviewView = 'draft' | 'filed';

export interface SetDocument {
  pages: TextPage[];
  sheets: DrawingSheet[];
  /** Characters that no face of the document has. */
  unprintable: string[];
}

/** What one preview remembers between two settings of its pages. */
export class PageCache {
  readonly lines = new LineCache();
  readonly paragraphs = new ParagraphCache();
}

/** The pages of a draft. Only what changed since the last call with this cache is cleaned and broken into lines anew. */
export function setPages(draft: PreviewDraft, view: PreviewView, paper: PaperSize, cache: PageCache): SetDocument {
  const { lines, paragraphs } = cache;
  const compose = view === 'draft' ? composePreview : composeSpecification;
  const blocks = compose(draft, paragraphs.paragraphsOf);
  const unprintable = paragraphs.unprintableOf(blocks.map(({ text }) => text));
  paragraphs.turn();
  const drawings = view === 'draft' ? [] : drawingsOf(draft.images, draft.figures);
  return {
    pages: layoutPages(blocks, paper, lines),
    sheets: layoutDrawings(drawings, paper),
    unprintable,
  };
}
