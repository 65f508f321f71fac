import { exportsPath, type ExportRequest, type QueuedJobResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Queues an export. The same version in the same form again is the same job. */
export const startExport = (applicationId: string, request: ExportRequest) =>
  api.post<QueuedJobResponse>(exportsPath(applicationId), request);
