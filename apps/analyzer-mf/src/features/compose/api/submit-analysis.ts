import { ANALYZE_PATH, type AnalyzeRequest, type AnalyzeResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** A million characters on a slow line take their time: as long as the server waits for a whole request. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Queues an analysis and answers its job id. The same key always answers the same job. */
export async function submitAnalysis(request: AnalyzeRequest, idempotencyKey: string): Promise<string> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const { jobId } = await api.post<AnalyzeResponse>(ANALYZE_PATH, request, { headers, timeoutMs: UPLOAD_TIMEOUT_MS });
  return jobId;
}
