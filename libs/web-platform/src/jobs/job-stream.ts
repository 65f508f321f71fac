import { jobPath, type AnalysisJob, type AnalysisStreamEvents, type JobResponse } from '@premise/contracts';
import { ApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import { sessionStore } from '../session/session-store.ts';
import type { StreamEvent } from './event-stream.ts';
import { isFinished, newerJob, withComponent } from './merge-job.ts';
import { openSharedStream } from './shared-stream.ts';

export interface JobUpdate {
  /** What is known of the job; null until the first answer. */
  job: AnalysisJob | null;
  /** Set when the job cannot be followed: it is gone, or foreign, or the sign-in has ended. */
  error: ApiError | null;
}
export type JobListener = (update: JobUpdate) => void;

/** Silence after which a job is asked for by GET. */
export const SILENCE_MS = 5_000;
const CHECK_MS = 1_000;

interface Followed {
  listeners: Set<JobListener>;
  update: JobUpdate;
  /** When something was last heard of this job. */
  heardAt: number;
  asking: boolean;
}

/**
 * The live updates of one tab: part in one event stream for all followed jobs, only while one of them runs. A browser
 * has six connections to a host, so a stream for each job, or each tab, would soon leave none for anything else.
 */
export class JobStream {
  readonly #jobs = new Map<string, Followed>();
  #leaveStream: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;
  #check: ReturnType<typeof setInterval> | undefined;

  /** Calls the listener with each new state of the job until the returned function is called. */
  follow(jobId: string, listener: JobListener): () => void {
    const followed = this.#jobs.get(jobId) ?? this.#start(jobId);
    followed.listeners.add(listener);
    if (followed.update.job !== null || followed.update.error !== null) listener(followed.update);
    this.#adjust();
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size === 0 && this.#jobs.get(jobId) === followed) this.#jobs.delete(jobId);
      this.#adjust();
    };
  }

  #start(jobId: string): Followed {
    const followed: Followed = {
      listeners: new Set(),
      update: { job: null, error: null },
      heardAt: Date.now(),
      asking: false,
    };
    this.#jobs.set(jobId, followed);
    // the stream tells of open jobs only: one that is already over answers here
    void this.#ask(jobId, followed);
    return followed;
  }

  #isOpen(followed: Followed): boolean {
    const { job, error } = followed.update;
    return error === null && (job === null || !isFinished(job));
  }

  /** Takes part in the stream or leaves it, by whether anything followed still runs. */
  #adjust(): void {
    const needed = [...this.#jobs.values()].some((followed) => this.#isOpen(followed));
    if (needed && this.#check === undefined) {
      this.#check = setInterval(() => this.#askAboutSilent(), CHECK_MS);
      const userId = sessionStore.state().user?.id ?? null;
      this.#leaveStream = openSharedStream(userId, (event) => this.#take(event));
      this.#unsubscribe = sessionStore.subscribe(() => {
        if ((sessionStore.state().user?.id ?? null) !== userId) this.#dropAll();
      });
    } else if (!needed && this.#check !== undefined) {
      clearInterval(this.#check);
      this.#check = undefined;
      this.#leaveStream?.();
      this.#unsubscribe?.();
    }
  }

  /** Somebody else is signed in, or nobody: what was followed is no longer theirs to see. */
  #dropAll(): void {
    this.#jobs.clear();
    this.#adjust();
  }

  #take({ name, data }: StreamEvent): void {
    let read: unknown;
    try {
      read = JSON.parse(data);
    } catch {
      return;
    }
    if (name === 'job') {
      const job = read as AnalysisStreamEvents['job'];
      this.#hear(job.jobId, (known) => newerJob(known, job));
    } else {
      const arrival = read as AnalysisStreamEvents['component'];
      this.#hear(arrival.jobId, (known) => known && withComponent(known, arrival));
    }
  }

  #hear(jobId: string, change: (known: AnalysisJob | null) => AnalysisJob | null): void {
    const followed = this.#jobs.get(jobId);
    if (!followed) return;
    followed.heardAt = Date.now();
    this.#tell(followed, { job: change(followed.update.job), error: null });
  }

  #askAboutSilent(): void {
    const now = Date.now();
    for (const [jobId, followed] of this.#jobs) {
      if (this.#isOpen(followed) && now - followed.heardAt >= SILENCE_MS) void this.#ask(jobId, followed);
    }
  }

  async #ask(jobId: string, followed: Followed): Promise<void> {
    if (followed.asking) return;
    followed.asking = true;
    try {
      const { job } = await api.get<JobResponse>(jobPath(jobId));
      this.#tell(followed, { job: newerJob(followed.update.job, job), error: null });
    } catch (error) {
      // anything else may pass: the next round asks again
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) {
        this.#tell(followed, { job: followed.update.job, error });
      } else if (error instanceof ApiError && error.code === 'NO_TOKEN') {
        this.#tell(followed, { job: followed.update.job, error });
      }
    } finally {
      followed.asking = false;
      followed.heardAt = Date.now();
    }
  }

  #tell(followed: Followed, update: JobUpdate): void {
    if (update.job === followed.update.job && update.error === followed.update.error) return;
    followed.update = update;
    for (const listener of [...followed.listeners]) listener(update);
    this.#adjust();
  }
}

const tabStream = new JobStream();

/** Follows one job over the stream that all jobs of this browser share. Returns the end of it. */
export const followJob = (jobId: string, listener: JobListener): (() => void) => tabStream.follow(jobId, listener);
