import type { AuditReport } from '@premise/contracts';
import { FileProblem } from '@premise/document-text';
import { auditDraft, draftOfDocument, splitDraft, type SplitDraft } from '@premise/patent-rules';
import { serveTasks } from '../processes/serve-tasks.ts';
import { readDraftFile } from './read-draft-file.ts';
import { unpackBudget } from './unpack-budget.ts';

/** Tasks by their names. */
export interface AuditTasks {
  text: { asked: { text: string; today: string }; answer: AuditedDocument };
  file: { asked: { name: string; bytes: Uint8Array; today: string }; answer: AuditedDocument | { problem: string } };
  sections: { asked: { split: SplitDraft; today: string }; answer: AuditReport };
}

export interface AuditedDocument extends SplitDraft {
  report: AuditReport;
}

type Tasks = {
  [Name in keyof AuditTasks]: (
    asked: AuditTasks[Name]['asked'],
  ) => AuditTasks[Name]['answer'] | Promise<AuditTasks[Name]['answer']>;
};

const judge = (split: SplitDraft, today: string): AuditReport => auditDraft(draftOfDocument(split), { today });

function audited(document: string, today: string): AuditedDocument {
  const split = splitDraft(document);
  return { ...split, report: judge(split, today) };
}

unpackBudget.install();
serveTasks({
  text: ({ text, today }) => audited(text, today),
  file: async ({ name, bytes, today }) => {
    try {
      return audited(await readDraftFile(name, Uint8Array.from(bytes)), today);
    } catch (error) {
      if (error instanceof FileProblem) return { problem: error.message };
      throw error;
    }
  },
  sections: ({ split, today }) => judge(split, today),
} satisfies Tasks);
