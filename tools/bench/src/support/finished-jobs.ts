import type { AnalysisJob } from '@premise/contracts';

/** Reads the caller's event stream and tells of each finished job. */
export class FinishedJobs {
  private readonly waiting = new Map<string, (job: AnalysisJob) => void>();
  private readonly finished = new Map<string, AnalysisJob>();

  async follow(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    let buffer = '';
    for await (const chunk of response.body ?? []) {
      buffer += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) if (/^event: job$/m.test(block)) this.take(/^data: (.*)$/m.exec(block)?.[1] ?? '');
    }
  }

  async wait(jobId: string): Promise<AnalysisJob> {
    return this.finished.get(jobId) ?? new Promise((resolve) => this.waiting.set(jobId, resolve));
  }

  private take(data: string): void {
    const job = JSON.parse(data) as AnalysisJob;
    if (job.state !== 'done' && job.state !== 'failed') return;
    this.finished.set(job.jobId, job);
    this.waiting.get(job.jobId)?.(job);
  }
}
