import type { PaperSize, PatentImage } from '@premise/contracts';
import {
  composePreview,
  composeSpecification,
  type DocumentDraft,
  drawingsOf,
  type DrawingSheet,
  layoutDrawings,
  layoutPages,
  type LineCache,
  type TextPage,
  unprintableCharacters,
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

/** The pages of a draft. Only what changed since the last call with this cache is broken into lines anew. */
export function setPages(draft: PreviewDraft, view: PreviewView, paper: PaperSize, cache: LineCache): SetDocument {
  const blocks = view === 'draft' ? composePreview(draft) : composeSpecification(draft);
  const drawings = view === 'draft' ? [] : drawingsOf(draft.images, draft.figures);
  return {
    pages: layoutPages(blocks, paper, cache),
    sheets: layoutDrawings(drawings, paper),
    unprintable: unprintableCharacters(blocks.map(({ text }) => text).join('')),
  };
}
