import type { MessagePort } from 'node:worker_threads';
import {
  type DocumentSource,
  DocumentTooLong,
  type Work,
  writeDocx,
  writePackage,
  writePdf,
  type WrittenDocument,
} from '@premise/patent-documents';
import { auditDraft, PLACE_LABELS } from '@premise/patent-rules';
import type { DocumentOutcome, DocumentTask, PictureMessage, ThreadMessage } from './document-task.ts';
import { writeAuditReport } from './write-audit-report.ts';

/** Makes one document; a long one takes seconds of processor time, in which no other event of its thread is seen. */
export async function writeDocument(task: DocumentTask): Promise<DocumentOutcome> {
  const tell = (message: ThreadMessage): void => task.port.postMessage(message);
  tell({ kind: 'begun' });
  const { draft, drawings, paper, written } = task;
  const source: DocumentSource = { draft, drawings, paper, written, readPicture: pictureReader(task.port, tell) };
  try {
    const document = await write(task, source, {
      onProgress: (part, step) => tell({ kind: 'progress', part, step }),
    });
    return { kind: 'written', document };
  } catch (error) {
    if (error instanceof DocumentTooLong) return { kind: 'too-long', reason: error.message };
    throw error;
  }
}

function write(task: DocumentTask, source: DocumentSource, work: Work): Promise<WrittenDocument> {
  const { inventors, filing, fees } = task;
  switch (task.format) {
    case 'pdf':
      return writePdf(source, work);
    case 'docx':
      return writeDocx(source, work);
    case 'package':
      return writePackage({ ...source, inventors, filing, fees, toFix: toFix(task) }, work);
    case 'report':
      return writeAuditReport(source, task.draft);
  }
}

/** What the audit says to fix, in its words. */
function toFix({ draft: { images: _references, ...draft }, written }: DocumentTask): string[] {
  const { findings } = auditDraft(draft, { today: written.toISOString().slice(0, 10) });
  return findings
    .filter(({ level }) => level === 'fix')
    .map(({ place, message }) => `${PLACE_LABELS[place]}: ${message}`);
}

/** Files are read where the object store is, one at a time. */
function pictureReader(port: MessagePort, tell: (message: ThreadMessage) => void): DocumentSource['readPicture'] {
  const waiting = new Map<string, (bytes: Uint8Array | undefined) => void>();
  port.on('message', ({ id, bytes }: PictureMessage) => {
    waiting.get(id)?.(bytes);
    waiting.delete(id);
  });
  // Listening alone does not keep a thread.
  port.unref();
  return (id) =>
    new Promise((resolve) => {
      waiting.set(id, resolve);
      tell({ kind: 'picture', id });
    });
}
