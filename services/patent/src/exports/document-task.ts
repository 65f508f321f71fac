import type { ExportFormat, FilingData, Inventor, PaperSize } from '@premise/contracts';
import type { FeeTable, WrittenDocument } from '@premise/patent-documents';
import type { DocumentDrawing } from '@premise/patent-pages';
import type { DraftContent } from '../applications/draft-content.ts';

/** What a process makes a document of: plain data. */
export interface DocumentTask {
  format: ExportFormat;
  paper: PaperSize;
  draft: DraftContent;
  drawings: readonly DocumentDrawing[];
  written: Date;
  inventors: readonly Inventor[];
  filing: FilingData;
  fees: FeeTable;
}

/** `too-long` carries a sentence for the inventor: classes of errors do not pass between processes. */
export type DocumentOutcome = { kind: 'written'; document: WrittenDocument } | { kind: 'too-long'; reason: string };

/** From the process: how far it is, and which picture it needs. */
export type DocumentNote = { kind: 'progress'; part: number; step: string } | { kind: 'picture'; id: string };

/** To the process. Undefined: the picture's file is gone. */
export interface PictureNote {
  id: string;
  bytes: Uint8Array | undefined;
}
