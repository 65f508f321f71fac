import { restoreVersionPath, type RestoreVersionRequest, type RestoreVersionResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** Saves an earlier state anew, in place of `present`; that one is kept in the history. */
export const restoreVersion = (applicationId: string, version: number, present: number) =>
  api.post<RestoreVersionResponse>(restoreVersionPath(applicationId, version), {
    version: present,
  } satisfies RestoreVersionRequest);
