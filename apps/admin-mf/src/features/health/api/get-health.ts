import { HEALTH_PATH, type HealthResponse } from '@premise/contracts';
import { ApiError, api } from '@premise/web-platform';

const isHealth = (body: unknown): body is HealthResponse =>
  typeof body === 'object' && body !== null && 'services' in body && 'status' in body;

/** The states of all services. A 503 that carries the list is an answer too: it says what is down. */
export async function getHealth({ signal }: { signal: AbortSignal }): Promise<HealthResponse> {
  try {
    return await api.get<HealthResponse>(HEALTH_PATH, { auth: false, signal });
  } catch (error) {
    if (error instanceof ApiError && isHealth(error.body)) return error.body;
    throw error;
  }
}
