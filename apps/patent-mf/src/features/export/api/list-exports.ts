import { exportsPath, type ExportsResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Exports of an application that are there or on their way, newest first. */
export const listExports = (applicationId: string, { signal }: { signal: AbortSignal }) =>
  api.get<ExportsResponse>(exportsPath(applicationId), { signal });
