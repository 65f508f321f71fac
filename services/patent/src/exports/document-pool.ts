import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DocumentSource, Work, WrittenDocument } from '@premise/patent-documents';
import { CodedError } from '@premise/service-platform';
import { TaskStopped, type ProcessLimits } from '../processes/process-limits.ts';
import { ProcessPool } from '../processes/process-pool.ts';
import type { DocumentNote, DocumentOutcome, DocumentTask, PictureNote } from './document-task.ts';

/** Documents one after the other: a long one takes seconds of processor time, and memory for all its pages and pictures. */
export const DOCUMENT_PROCESSES: ProcessLimits = { processes: 1, memoryMb: 640, heapMb: 384, processorMs: 60_000 };

const compiled = !import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(compiled ? './document-process.js' : './document-process.ts', import.meta.url));

const TOO_MUCH =
  'This draft is too long for a document: it takes more time or memory than an export may have. Please shorten it, or divide it into several applications.';

/** What a document is made of, its pictures still where they lie. */
export type DocumentOrder = DocumentTask & Pick<DocumentSource, 'readPicture'>;

/** `caller` is the id of the draft's owner: each has their turn. */
type DocumentWork = Work & { caller: string };

/** A process in which documents are made, so that none holds up the worker's heartbeats or takes more than its share of memory. */
@Injectable()
export class DocumentPool implements OnApplicationShutdown {
  private readonly logger = new Logger(DocumentPool.name);
  private readonly pool = new ProcessPool(program, DOCUMENT_PROCESSES);

  /** Throws EXPORT_FAILED with a sentence for the inventor, what `readPicture` throws, or the signal's reason. */
  async write(
    { readPicture, ...task }: DocumentOrder,
    { caller, signal, onProgress }: DocumentWork,
  ): Promise<WrittenDocument> {
    /** Ends the process from here, with what `readPicture` threw. */
    const end = new AbortController();
    let reply: (note: unknown) => void = () => undefined;
    const hear = (note: DocumentNote): void => {
      if (note.kind === 'progress') onProgress?.(note.part, note.step);
      else {
        readPicture(note.id).then(
          (bytes) => reply({ id: note.id, bytes } satisfies PictureNote),
          (error: unknown) => end.abort(error),
        );
      }
    };
    try {
      const outcome = (await this.pool.run('writeDocument', task, {
        caller,
        signal: signal === undefined ? end.signal : AbortSignal.any([signal, end.signal]),
        onBegin: (send) => {
          reply = send;
        },
        onNote: (note) => hear(note as DocumentNote),
      })) as DocumentOutcome;
      if (outcome.kind === 'too-long') throw new CodedError('EXPORT_FAILED', outcome.reason);
      return outcome.document;
    } catch (error) {
      signal?.throwIfAborted();
      end.signal.throwIfAborted();
      if (!(error instanceof TaskStopped)) throw error;
      this.logger.warn({ reason: error.reason }, 'the process of a document was ended');
      throw new CodedError('EXPORT_FAILED', TOO_MUCH, { cause: error });
    }
  }

  onApplicationShutdown(): void {
    this.pool.end();
  }
}
