import { HEALTH_PATH } from '@premise/contracts';

export const BACKEND_NOT_ACCESSIBLE = 'Backend is not accessible. Please try again later.';
export const BACKEND_NOT_CONNECTED = 'Cannot connect to backend. Please check your internet connection.';

const TIMEOUT_MS = 8_000;

/** Asks whether the backend can serve. Resolves with null when it can, else with S1's sentence. Only the status counts. */
export async function checkHealth(): Promise<string | null> {
  try {
    const response = await fetch(HEALTH_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // An answer that nobody reads keeps one of the browser's six connections.
    void response.body?.cancel();
    return response.ok ? null : BACKEND_NOT_ACCESSIBLE;
  } catch {
    return BACKEND_NOT_CONNECTED;
  }
}

/** The check at start-up: pages open without a backend, so it is only noted. */
export async function checkHealthAtStart(): Promise<void> {
  const problem = await checkHealth();
  if (problem !== null) console.warn(problem);
}
