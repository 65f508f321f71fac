import type { MessagePort } from 'node:worker_threads';
import type { ExportFormat, FilingData, Inventor, PaperSize } from '@premise/contracts';
import type { FeeTable, WrittenDocument } from '@premise/patent-documents';
import type { DocumentDrawing } from '@premise/patent-pages';
import type { DraftContent } from '../applications/draft-content.ts';

/** What a thread makes a document of: plain data, and a port for what it cannot have at once. */
export interface DocumentTask {
  format: ExportFormat;
  paper: PaperSize;
  draft: DraftContent;
  drawings: readonly DocumentDrawing[];
  written: Date;
  inventors: readonly Inventor[];
  filing: FilingData;
  fees: FeeTable;
  port: MessagePort;
}

/** `too-long` carries a sentence for the inventor: classes of errors do not pass between threads. */
export type DocumentOutcome = { kind: 'written'; document: WrittenDocument } | { kind: 'too-long'; reason: string };

/** From the thread: that it has begun (its deadline counts from there), how far it is, and which picture it needs. */
export type ThreadMessage =
  { kind: 'begun' } | { kind: 'progress'; part: number; step: string } | { kind: 'picture'; id: string };

/** To the thread. Undefined: the picture's file is gone. */
export interface PictureMessage {
  id: string;
  bytes: Uint8Array | undefined;
}
