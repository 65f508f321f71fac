import { exportsPath, type ExportRequest, type QueuedJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues the audit of the stored draft as a PDF; gives the job's id. */
export async function startReport(applicationId: string): Promise<string> {
  const request: ExportRequest = { format: 'report' };
  return (await api.post<QueuedJobResponse>(exportsPath(applicationId), request)).jobId;
}
