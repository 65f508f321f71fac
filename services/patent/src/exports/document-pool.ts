import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { DocumentSource, Work, WrittenDocument } from '@premise/patent-documents';
import { CodedError } from '@premise/service-platform';
import { Piscina } from 'piscina';
import type { DocumentOutcome, DocumentTask, PictureMessage, ThreadMessage } from './document-task.ts';

/** Longest time of one document, from the moment it has a thread. */
const DEADLINE_MS = 10 * 60_000;
/** A document that wants more memory than this ends its thread, not the worker. */
const THREAD_MEMORY_MB = 1280;
/** Of one process: a document takes processor time, and memory for all its pictures. */
const THREADS = 2;

const compiled = !import.meta.url.endsWith('.ts');
const thread = fileURLToPath(new URL(compiled ? './document-thread.js' : './document-thread.ts', import.meta.url));

const TOO_MUCH =
  'This draft is too long for a document: it takes more time or memory than an export may have. Please shorten it, or divide it into several applications.';

/** What a document is made of, its pictures still where they lie. */
export type DocumentOrder = Omit<DocumentTask, 'port'> & Pick<DocumentSource, 'readPicture'>;

/** Threads in which documents are made, so that none ever holds up the worker's heartbeats. */
@Injectable()
export class DocumentPool implements OnApplicationShutdown {
  private readonly logger = new Logger(DocumentPool.name);
  private readonly pool = new Piscina({
    filename: thread,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 30_000,
    // The thread writes documents and nothing else: none of its parent's environment or flags.
    env: {},
    execArgv: compiled ? [] : ['--conditions=source'],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    recordTiming: false,
  });

  constructor() {
    // A thread that ends while it has no work: the pool starts another one when there is some.
    this.pool.on('error', (error: unknown) => this.logger.error({ err: error }, 'a document thread ended'));
  }

  /** Throws EXPORT_FAILED with a sentence for the inventor, what `readPicture` throws, or the signal's reason. */
  async write({ readPicture, ...task }: DocumentOrder, { signal, onProgress }: Work): Promise<WrittenDocument> {
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    /** Why the thread was stopped from here. */
    let stopped: Error | undefined;
    const stop = (error: Error): void => {
      stopped ??= error;
      end.abort();
    };
    let timer: NodeJS.Timeout | undefined;
    port1.on('message', (message: ThreadMessage) => {
      switch (message.kind) {
        case 'begun':
          timer = setTimeout(() => stop(new CodedError('EXPORT_FAILED', TOO_MUCH)), DEADLINE_MS);
          break;
        case 'progress':
          onProgress?.(message.part, message.step);
          break;
        case 'picture':
          readPicture(message.id).then(
            (bytes) => port1.postMessage({ id: message.id, bytes } satisfies PictureMessage),
            stop,
          );
      }
    });
    try {
      const outcome = (await this.pool.run({ ...task, port: port2 } satisfies DocumentTask, {
        name: 'writeDocument',
        transferList: [port2],
        signal: signal === undefined ? end.signal : AbortSignal.any([signal, end.signal]),
      })) as DocumentOutcome;
      if (outcome.kind === 'too-long') throw new CodedError('EXPORT_FAILED', outcome.reason);
      return outcome.document;
    } catch (error) {
      signal?.throwIfAborted();
      if (stopped !== undefined) throw stopped;
      throw hasNoMemory(error) ? new CodedError('EXPORT_FAILED', TOO_MUCH, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

const hasNoMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
