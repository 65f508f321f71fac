import { TITLES_PATH, type QueuedJobResponse, type TitlesRequest } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues the making of titles; gives the job's id. */
export async function startTitles(description: string, key: string): Promise<string> {
  const request: TitlesRequest = { description };
  return (await api.post<QueuedJobResponse>(TITLES_PATH, request, { headers: { 'Idempotency-Key': key } })).jobId;
}
