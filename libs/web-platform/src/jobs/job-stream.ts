import {
  ANALYSIS_EVENTS_PATH,
  jobPath,
  type AnalysisJob,
  type AnalysisStreamEvents,
  type JobResponse,
} from '@premise/contracts';
import { EventSource, type EventSourceFetchInit } from 'eventsource';
import { ApiError } from '../http/api-error.ts';
import { api } from '../http/api.ts';
import { renewSession } from '../session/renew-session.ts';
import { sessionStore } from '../session/session-store.ts';
import { isFinished, newerJob, withComponent } from './merge-job.ts';

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
const REOPEN_MS = 3_000;

interface Followed {
  listeners: Set<JobListener>;
  update: JobUpdate;
  /** When something was last heard of this job. */
  heardAt: number;
  asking: boolean;
}

/**
 * The live updates of one tab: one event stream for all followed jobs, open only while one of them runs. A browser has
 * six connections to a host, so a stream for each job would soon leave none for anything else.
 */
export class JobStream {
  readonly #jobs = new Map<string, Followed>();
  #source: EventSource | null = null;
  #lastEventId: string | null = null;
  #check: ReturnType<typeof setInterval> | undefined;
  #reopen: ReturnType<typeof setTimeout> | undefined;

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

  /** Opens or closes the stream, by whether anything followed still runs. */
  #adjust(): void {
    const needed = [...this.#jobs.values()].some((followed) => this.#isOpen(followed));
    if (needed && this.#check === undefined) {
      this.#check = setInterval(() => this.#askAboutSilent(), CHECK_MS);
      this.#openStream();
    } else if (!needed && this.#check !== undefined) {
      clearInterval(this.#check);
      clearTimeout(this.#reopen);
      this.#check = undefined;
      this.#lastEventId = null;
      this.#closeStream();
    }
  }

  #openStream(): void {
    this.#closeStream();
    const source = new EventSource(ANALYSIS_EVENTS_PATH, { fetch: (url, init) => this.#connect(url, init) });
    this.#source = source;
    source.addEventListener('job', (event) => {
      this.#hear(event, (job: AnalysisJob) => [job.jobId, (known) => newerJob(known, job)]);
    });
    source.addEventListener('component', (event) => {
      this.#hear(event, (arrival: AnalysisStreamEvents['component']) => [
        arrival.jobId,
        (known) => known && withComponent(known, arrival),
      ]);
    });
    source.addEventListener('error', () => {
      // lost connections are reopened by the client itself; refused ones end it
      if (source.readyState !== source.CLOSED || this.#source !== source) return;
      this.#closeStream();
      clearTimeout(this.#reopen);
      this.#reopen = setTimeout(() => {
        if (this.#check !== undefined) this.#openStream();
      }, REOPEN_MS);
    });
  }

  #closeStream(): void {
    this.#source?.close();
    this.#source = null;
  }

  /** Carries the bearer of the moment, and renews it once when it is refused: a stream outlives many tokens. */
  async #connect(url: string | URL, init: EventSourceFetchInit): Promise<Response> {
    const connect = (token: string | null) => {
      const headers: Record<string, string> = { ...init.headers };
      if (token !== null) headers['Authorization'] = `Bearer ${token}`;
      if (this.#lastEventId !== null) headers['Last-Event-ID'] = this.#lastEventId;
      return fetch(url, { ...(init as RequestInit), credentials: 'same-origin', headers });
    };
    const token = sessionStore.token();
    const response = await connect(token);
    if (response.status !== 401 || token === null) return response;
    const renewed = await renewSession(token).catch(() => null);
    if (renewed === null) return response;
    await response.body?.cancel();
    return connect(renewed);
  }

  #hear<T>(
    event: MessageEvent,
    read: (data: T) => [jobId: string, change: (known: AnalysisJob | null) => AnalysisJob | null],
  ): void {
    if (event.lastEventId !== '') this.#lastEventId = event.lastEventId;
    let data: T;
    try {
      data = JSON.parse(String(event.data)) as T;
    } catch {
      return;
    }
    const [jobId, change] = read(data);
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

/** Follows one job over the stream all jobs of this tab share. Returns the end of it. */
export const followJob = (jobId: string, listener: JobListener): (() => void) => tabStream.follow(jobId, listener);
