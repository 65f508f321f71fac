import type { PaperSize } from '@premise/contracts';
import type { DocumentDraft, DocumentDrawing } from '@premise/patent-pages';

/** Everything a document is made of. The same source gives the same bytes. */
export interface DocumentSource {
  draft: DocumentDraft;
  drawings: readonly DocumentDrawing[];
  paper: PaperSize;
  /** Stands in the file as its date: when the draft was last changed. */
  written: Date;
  /** The bytes of a drawing's picture; undefined where the file is gone. */
  readPicture: (imageId: string) => Promise<Uint8Array | undefined>;
}

/** How far the work is, and whether it is still wanted. */
export interface Work {
  /** Throws when it is aborted, between two pages. */
  signal?: AbortSignal;
  /** From 0 to 1, and what is being done. */
  onProgress?: (part: number, step: string) => void;
}

/** A finished file. */
export interface WrittenDocument {
  bytes: Uint8Array;
  /** Sheets; null where the format has no fixed pages. */
  pages: number | null;
  /** Names of drawings whose file could not be read; a note stands in their place. */
  missingDrawings: string[];
}
