import { exportsPath, type ExportRequest, type QueuedJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues an export. The same key again is the same job. */
export const startExport = (applicationId: string, request: ExportRequest, idempotencyKey: string) =>
  api.post<QueuedJobResponse>(exportsPath(applicationId), request, { headers: { 'Idempotency-Key': idempotencyKey } });
