const KEY = 'premise.analyzer.open-job';

/** The last analysis this tab asked for; after a reload the page shows it again, running or finished. */
export interface OpenJob {
  jobId: string;
  /** Whose job it is: another account that signs in on this tab must not be shown it. */
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

/** Storage can be switched off or full; the job then simply is not resumed, and its result is in the history. */
export const openJob = {
  read(userId: string): OpenJob | null {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isOpenJob(value) && value.userId === userId ? value : null;
    } catch {
      return null;
    }
  },
  remember(job: OpenJob): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(job));
    } catch {
      // see above
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // see above
    }
  },
};
