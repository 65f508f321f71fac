import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { AuditReport } from '@premise/contracts';
import type { SplitDraft } from '@premise/patent-rules';
import { CodedError } from '@premise/service-platform';
import { Piscina } from 'piscina';
import type { AuditedDocument, AuditTasks } from './audit-thread.ts';

/** Longest time of one draft, from the moment it has a thread. A specification of a hundred pages takes a tenth of a second. */
const DEADLINE_MS = 20_000;
/** A file that wants more memory than this ends its thread, not the service. */
const THREAD_MEMORY_MB = 512;
const THREADS = 2;
/** Who comes behind more than so many does better to ask again. */
const WAITING = 24;
const RETRY_SECONDS = 10;

const compiled = !import.meta.url.endsWith('.ts');
const thread = fileURLToPath(new URL(compiled ? './audit-thread.js' : './audit-thread.ts', import.meta.url));

const TOO_SLOW = `This draft could not be read within ${DEADLINE_MS / 1000} seconds. Paste its text in parts.`;

/** Threads in which visitors' drafts are read and judged: whatever is in them, the service goes on answering, and it ends in time. */
@Injectable()
export class AuditPool implements OnApplicationShutdown {
  private readonly logger = new Logger(AuditPool.name);
  private readonly pool = new Piscina({
    filename: thread,
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: WAITING,
    idleTimeout: 60_000,
    // The thread reads drafts and nothing else: none of its parent's environment or flags.
    env: {},
    execArgv: compiled ? [] : ['--conditions=source'],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    recordTiming: false,
  });

  constructor() {
    // A thread that ends while it has no work: the pool starts another one when there is some.
    this.pool.on('error', (error: unknown) => this.logger.error({ err: error }, 'an audit thread ended'));
  }

  auditText(text: string): Promise<AuditedDocument> {
    return this.onThread('text', { text, today: today() });
  }

  /** Throws DOCUMENT_UNREADABLE with a sentence for whoever chose the file. */
  async auditFile(name: string, bytes: Uint8Array): Promise<AuditedDocument> {
    const outcome = await this.onThread('file', { name, bytes, today: today() });
    if ('problem' in outcome) throw new CodedError('DOCUMENT_UNREADABLE', outcome.problem);
    return outcome;
  }

  auditSections(split: SplitDraft): Promise<AuditReport> {
    return this.onThread('sections', { split, today: today() });
  }

  private async onThread<Name extends keyof AuditTasks>(
    name: Name,
    asked: AuditTasks[Name]['asked'],
  ): Promise<AuditTasks[Name]['answer']> {
    if (this.pool.queueSize >= WAITING) {
      throw new CodedError('UNAVAILABLE', 'Too many drafts are being read at once. Please try again in a moment.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    const { port1, port2 } = new MessageChannel();
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    port1.on('message', () => {
      timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
    });
    try {
      const task = this.pool.run({ ...asked, port: port2 }, { name, transferList: [port2], signal: deadline.signal });
      return (await task) as AuditTasks[Name]['answer'];
    } catch (error) {
      const bounds = deadline.signal.aborted || hasNoMemory(error);
      throw bounds ? new CodedError('DOCUMENT_UNREADABLE', TOO_SLOW, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

const hasNoMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
