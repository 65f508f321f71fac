import type { MessagePort } from 'node:worker_threads';
import type { AuditReport } from '@premise/contracts';
import { FileProblem } from '@premise/document-text';
import { auditDraft, draftOfDocument, splitDraft, type SplitDraft } from '@premise/patent-rules';
import { readDraftFile } from './read-draft-file.ts';

/** Tasks by their names. */
export interface AuditTasks {
  text: { asked: { text: string; today: string }; answer: AuditedDocument };
  file: { asked: { name: string; bytes: Uint8Array; today: string }; answer: AuditedDocument | { problem: string } };
  sections: { asked: { split: SplitDraft; today: string }; answer: AuditReport };
}

export interface AuditedDocument extends SplitDraft {
  report: AuditReport;
}

type Task<Name extends keyof AuditTasks> = (
  asked: AuditTasks[Name]['asked'] & { port: MessagePort },
) => AuditTasks[Name]['answer'] | Promise<AuditTasks[Name]['answer']>;

const judge = (split: SplitDraft, today: string): AuditReport => auditDraft(draftOfDocument(split), { today });

function audited(document: string, today: string): AuditedDocument {
  const split = splitDraft(document);
  return { ...split, report: judge(split, today) };
}

/** The message says that the thread has begun; the deadline counts from there. */
const begin = (port: MessagePort): void => port.postMessage(null);

export const text: Task<'text'> = ({ text: document, today, port }) => {
  begin(port);
  return audited(document, today);
};

export const file: Task<'file'> = async ({ name, bytes, today, port }) => {
  begin(port);
  try {
    return audited(await readDraftFile(name, bytes), today);
  } catch (error) {
    // Classes of errors do not pass between threads.
    if (error instanceof FileProblem) return { problem: error.message };
    throw error;
  }
};

export const sections: Task<'sections'> = ({ split, today, port }) => {
  begin(port);
  return judge(split, today);
};
