import { ANALYZE_PATH, type AnalyzeRequest, type AnalyzeResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues an analysis and answers its job id. The same key always answers the same job. */
export async function submitAnalysis(request: AnalyzeRequest, idempotencyKey: string): Promise<string> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  const { jobId } = await api.post<AnalyzeResponse>(ANALYZE_PATH, request, { headers });
  return jobId;
}
