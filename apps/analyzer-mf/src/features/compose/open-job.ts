/** The last analysis this tab asked for; after a reload the page shows it again, running or finished. */
const OF_THIS_TAB = 'premise.analyzer.open-job';
/** The last analysis any tab asked for that has not been seen to end; a new tab goes on with it. */
const OF_ALL_TABS = 'premise.analyzer.running-job';

export interface OpenJob {
  jobId: string;
  /** Whose job it is: another account that signs in on this browser must not be shown it. */
  userId: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Its end has been seen and saved already. */
  finished: boolean;
}

function isOpenJob(value: unknown): value is OpenJob {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, userId, startedAt, finished } = value as Record<string, unknown>;
  return (
    typeof jobId === 'string' &&
    typeof userId === 'string' &&
    typeof startedAt === 'number' &&
    typeof finished === 'boolean'
  );
}

// Storage can be switched off or full; the job then simply is not resumed, and its result is in the history.
function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function readFrom(storage: () => Storage, key: string, userId: string): OpenJob | null {
  const value = quietly<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null') as unknown);
  return isOpenJob(value) && value.userId === userId ? value : null;
}

function forgetRunning(): void {
  quietly(() => localStorage.removeItem(OF_ALL_TABS));
}

export const openJob = {
  read: (userId: string): OpenJob | null => readFrom(() => sessionStorage, OF_THIS_TAB, userId),
  /** What another tab was waiting for when it was last heard of. */
  elsewhere: (userId: string): OpenJob | null => readFrom(() => localStorage, OF_ALL_TABS, userId),
  remember(job: OpenJob): void {
    const text = JSON.stringify(job);
    quietly(() => sessionStorage.setItem(OF_THIS_TAB, text));
    if (!job.finished) quietly(() => localStorage.setItem(OF_ALL_TABS, text));
    else if (openJob.elsewhere(job.userId)?.jobId === job.jobId) forgetRunning();
  },
  /** `jobId` is the job that ended; without one this tab alone turns to something else. */
  forget(ended?: { jobId: string | null; userId: string }): void {
    quietly(() => sessionStorage.removeItem(OF_THIS_TAB));
    if (ended && openJob.elsewhere(ended.userId)?.jobId === ended.jobId) forgetRunning();
  },
};
