import { Inject, Injectable } from '@nestjs/common';
import { JOB_HANDLERS, type JobHandler, type JobWork } from './job-handler.ts';
import type { JobKind, JobResults } from './job-kinds.ts';

/** Sends a job to the handler of its kind. Two for one kind are refused at the start. */
@Injectable()
export class JobHandlers {
  private readonly byKind = new Map<string, JobHandler>();

  constructor(@Inject(JOB_HANDLERS) handlers: readonly JobHandler[]) {
    for (const handler of handlers) {
      if (this.byKind.has(handler.kind)) throw new Error(`Two handlers want the jobs of kind ${handler.kind}.`);
      this.byKind.set(handler.kind, handler);
    }
  }

  run(kind: JobKind, work: JobWork): Promise<JobResults[JobKind]> {
    const handler = this.byKind.get(kind);
    if (!handler) return Promise.reject(new Error(`Nobody knows how to do a job of kind ${kind}.`));
    return handler.run(work);
  }

  async discard(kind: JobKind, result: JobResults[JobKind]): Promise<void> {
    await this.byKind.get(kind)?.discard(result);
  }
}
