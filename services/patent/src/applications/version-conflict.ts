import type { VersionConflict } from '@premise/contracts';
import { CodedError } from '@premise/service-platform';
import type { HeldApplication } from './application.repository.ts';

/** Something else was stored since; nothing was changed (decision 25). */
export function conflictWith(stored: HeldApplication): CodedError {
  const body: Omit<VersionConflict, 'success' | 'code' | 'error'> = {
    applicationId: stored.id,
    currentVersion: stored.version,
    updatedAt: stored.updatedAt.toISOString(),
    lastSaveKey: stored.lastSaveKey,
  };
  return new CodedError('VERSION_CONFLICT', 'This application was changed somewhere else in the meantime.', { body });
}
