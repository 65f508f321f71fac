import { ApiError } from '../http/api-error.ts';
import { sessionStore } from '../session/session-store.ts';
import type { StreamEvent } from './event-stream.ts';
import { isFinished, newerJob, type AnyJob } from './merge-job.ts';
import { openSharedStream, type StreamPlace } from './shared-stream.ts';

export interface JobUpdate<Job> {
  /** What is known of the job; null until the first answer. */
  job: Job | null;
  /** Set when the job cannot be followed: it is gone, or foreign, or the sign-in has ended. */
  error: ApiError | null;
}
export type JobListener<Job> = (update: JobUpdate<Job>) => void;

/** Where the jobs of one service are told of, and asked for. */
export interface JobSource<Job extends AnyJob> extends StreamPlace {
  read: (jobId: string) => Promise<Job>;
  /** An event of the stream: which job it is about, and what becomes of what is known of it. */
  take: (event: { name: StreamEvent['name']; data: unknown }) => {
    jobId: string;
    change: (known: Job | null) => Job | null;
  };
}

/** Silence after which a job is asked for by GET. */
export const SILENCE_MS = 5_000;
const CHECK_MS = 1_000;

interface Followed<Job> {
  listeners: Set<JobListener<Job>>;
  update: JobUpdate<Job>;
  /** When something was last heard of this job. */
  heardAt: number;
  asking: boolean;
}

/**
 * The live updates of one tab: part in one event stream for all followed jobs, only while one of them runs. A browser
 * has six connections to a host, so a stream for each job, or each tab, would soon leave none for anything else.
 */
export class JobStream<Job extends AnyJob> {
  readonly #source: JobSource<Job>;
  readonly #jobs = new Map<string, Followed<Job>>();
  #leaveStream: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;
  #check: ReturnType<typeof setInterval> | undefined;

  constructor(source: JobSource<Job>) {
    this.#source = source;
  }

  /** Calls the listener with each new state of the job until the returned function is called. */
  follow(jobId: string, listener: JobListener<Job>): () => void {
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

  #start(jobId: string): Followed<Job> {
    const followed: Followed<Job> = {
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

  #isOpen(followed: Followed<Job>): boolean {
    const { job, error } = followed.update;
    return error === null && (job === null || !isFinished(job));
  }

  /** Takes part in the stream or leaves it, by whether anything followed still runs. */
  #adjust(): void {
    const needed = [...this.#jobs.values()].some((followed) => this.#isOpen(followed));
    if (needed && this.#check === undefined) {
      this.#check = setInterval(() => this.#askAboutSilent(), CHECK_MS);
      const userId = sessionStore.state().user?.id ?? null;
      this.#leaveStream = openSharedStream(this.#source, userId, (event) => this.#take(event));
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
    const { jobId, change } = this.#source.take({ name, data: read });
    this.#hear(jobId, change);
  }

  #hear(jobId: string, change: (known: Job | null) => Job | null): void {
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

  async #ask(jobId: string, followed: Followed<Job>): Promise<void> {
    if (followed.asking) return;
    followed.asking = true;
    try {
      const job = await this.#source.read(jobId);
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

  #tell(followed: Followed<Job>, update: JobUpdate<Job>): void {
    if (update.job === followed.update.job && update.error === followed.update.error) return;
    followed.update = update;
    for (const listener of [...followed.listeners]) listener(update);
    this.#adjust();
  }
}
