import { TITLES_PATH, type EngineName, type QueuedJobResponse, type TitlesRequest } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues the making of titles; gives the job's id. Without an engine the service chooses. */
export async function startTitles(description: string, key: string, engine?: EngineName): Promise<string> {
  const request: TitlesRequest = { description, ...(engine ? { engine } : {}) };
  return (await api.post<QueuedJobResponse>(TITLES_PATH, request, { headers: { 'Idempotency-Key': key } })).jobId;
}
