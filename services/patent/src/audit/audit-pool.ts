import { fileURLToPath } from 'node:url';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { AuditReport } from '@premise/contracts';
import type { SplitDraft } from '@premise/patent-rules';
import { CodedError } from '@premise/service-platform';
import { TaskStopped, type ProcessLimits } from '../processes/process-limits.ts';
import { ProcessPool } from '../processes/process-pool.ts';
import type { AuditedDocument, AuditTasks } from './audit-process.ts';

/**
 * A text of five hundred pages takes 0.6 s of processor time, a PDF of a hundred pages 1 s, of which 0.3 s is loading its reader. With the
 * start of a process, 0.2 s, no audit takes more than 2 s.
 */
export const AUDIT_PROCESSES: ProcessLimits = { processes: 2, memoryMb: 272, heapMb: 144, processorMs: 1_500 };
const RETRY_SECONDS = 10;

/** Injection token of the longest time of an audit, waiting included, in milliseconds. */
export const AUDIT_DEADLINE = Symbol('patent.audit-deadline');

const compiled = !import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(compiled ? './audit-process.js' : './audit-process.ts', import.meta.url));

const TOO_COSTLY = 'This draft takes more time or memory than an audit may have. Paste its text in parts.';
const TOO_MANY = 'Too many drafts are being read at once. Please try again in a moment.';

/** Who has a draft audited, as far as it matters while it runs. */
export interface AuditCall {
  /** What `auditCaller` says: each has their turn. */
  caller: string;
  /** Visitors and accounts take turns. */
  group: 'visitors' | 'accounts';
  /** Aborts when the caller is gone. */
  signal: AbortSignal;
  /** Called when it is the audit's turn. */
  onBegin: () => void;
  /** Processor time that the audit took, whatever came of it. */
  onCost: (processorMs: number) => void;
}

/** Processes in which visitors' drafts are read and judged: whatever is in them, the service goes on answering, and it ends in time. */
@Injectable()
export class AuditPool implements OnApplicationShutdown {
  private readonly logger = new Logger(AuditPool.name);
  private readonly pool = new ProcessPool(program, AUDIT_PROCESSES);

  constructor(@Inject(AUDIT_DEADLINE) private readonly deadlineMs: number) {}

  auditText(text: string, call: AuditCall): Promise<AuditedDocument> {
    return this.run('text', { text, today: today() }, call);
  }

  /** Throws DOCUMENT_UNREADABLE with a sentence for whoever chose the file. */
  async auditFile(name: string, bytes: Uint8Array, call: AuditCall): Promise<AuditedDocument> {
    const outcome = await this.run('file', { name, bytes, today: today() }, call);
    if ('problem' in outcome) throw new CodedError('DOCUMENT_UNREADABLE', outcome.problem);
    return outcome;
  }

  auditSections(split: SplitDraft, call: AuditCall): Promise<AuditReport> {
    return this.run('sections', { split, today: today() }, call);
  }

  private async run<Name extends keyof AuditTasks>(
    name: Name,
    asked: AuditTasks[Name]['asked'],
    { signal, ...call }: AuditCall,
  ): Promise<AuditTasks[Name]['answer']> {
    const deadline = AbortSignal.timeout(this.deadlineMs);
    try {
      const run = { ...call, signal: AbortSignal.any([signal, deadline]) };
      return (await this.pool.run(name, asked, run)) as AuditTasks[Name]['answer'];
    } catch (error) {
      signal.throwIfAborted();
      // Others were before it: the draft itself has a bound of processor time.
      if (deadline.aborted) throw unavailable(error);
      if (!(error instanceof TaskStopped)) throw error;
      this.logger.warn({ reason: error.reason }, 'the process of an audit was ended');
      throw new CodedError('DOCUMENT_UNREADABLE', TOO_COSTLY, { cause: error });
    }
  }

  onApplicationShutdown(): void {
    this.pool.end();
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

const unavailable = (cause?: unknown): CodedError =>
  new CodedError('UNAVAILABLE', TOO_MANY, { retryAfterSeconds: RETRY_SECONDS, cause });
