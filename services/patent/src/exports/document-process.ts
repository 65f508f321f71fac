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
import { serveTasks, type TaskNotes } from '../processes/serve-tasks.ts';
import type { DocumentNote, DocumentOutcome, DocumentTask, PictureNote } from './document-task.ts';
import { writeAuditReport } from './write-audit-report.ts';

/** Makes one document. */
async function writeDocument(task: DocumentTask, notes: TaskNotes): Promise<DocumentOutcome> {
  const tell = (note: DocumentNote): void => notes.send(note);
  const { draft, drawings, paper, written } = task;
  const source: DocumentSource = { draft, drawings, paper, written, readPicture: pictureReader(notes, tell) };
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
function pictureReader({ onNote }: TaskNotes, tell: (note: DocumentNote) => void): DocumentSource['readPicture'] {
  const waiting = new Map<string, (bytes: Uint8Array | undefined) => void>();
  onNote((note) => {
    const { id, bytes } = note as PictureNote;
    waiting.get(id)?.(bytes);
    waiting.delete(id);
  });
  return (id) =>
    new Promise((resolve) => {
      waiting.set(id, resolve);
      tell({ kind: 'picture', id });
    });
}

serveTasks({ writeDocument });
