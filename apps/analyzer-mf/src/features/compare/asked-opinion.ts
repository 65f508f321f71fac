/** The last comparison this tab asked for; after a reload the page goes on with it, running or finished. */
const KEY = 'premise.analyzer.second-opinion';

export interface AskedOpinion {
  /** The analysis that is compared. */
  analysisId: string;
  /** The analysis by the other engine. */
  jobId: string;
  /** Another account that signs in on this browser must not be shown it. */
  userId: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

function isAskedOpinion(value: unknown): value is AskedOpinion {
  if (typeof value !== 'object' || value === null) return false;
  const { analysisId, jobId, userId, startedAt } = value as Record<string, unknown>;
  return [analysisId, jobId, userId].every((id) => typeof id === 'string') && typeof startedAt === 'number';
}

// Storage can be switched off or full; the comparison is then not resumed, and both results are in the history.
function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

export const askedOpinion = {
  read(userId: string, analysisId: string | null): AskedOpinion | null {
    const value = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown);
    return isAskedOpinion(value) && value.userId === userId && value.analysisId === analysisId ? value : null;
  },
  remember(asked: AskedOpinion): void {
    quietly(() => sessionStorage.setItem(KEY, JSON.stringify(asked)));
  },
  forget(): void {
    quietly(() => sessionStorage.removeItem(KEY));
  },
};
