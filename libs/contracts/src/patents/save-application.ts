import type { Answer, Failure } from '../api.ts';
import type { DraftRequest, PatentApplication } from './draft.ts';
import { applicationPath } from './applications.ts';

/**
 * POST with bearer: creates an application, 201. At the limit 409 APPLICATION_LIMIT_REACHED. Header `Idempotency-Key`
 * (1 to 100 characters): a second call with it creates none; as long as nothing else was saved since, it stores its
 * content over what the first one stored, so an unanswered creation may be repeated with what was typed meanwhile.
 */
export const SAVE_APPLICATION_PATH = '/api/patent-applications/save';
export type SaveApplicationRequest = DraftRequest;
export type SaveApplicationResponse = Answer<{ application: PatentApplication }>;

/**
 * PUT with bearer: stores the whole draft over version `version` (in the body, or `If-Match: "7"`). Without either 428
 * VERSION_REQUIRED. When something else was stored since, 409 VERSION_CONFLICT (see VersionConflict), and nothing changes;
 * unless it is the same draft, which is answered as stored. Header `Idempotency-Key` (optional, a new one for each save)
 * comes back as `lastSaveKey` of a conflict, so that a browser whose answer was lost knows its own save again.
 */
export const updateApplicationPath = applicationPath;
export interface UpdateApplicationRequest extends DraftRequest {
  version?: number;
}
export type UpdateApplicationResponse = Answer<{ application: PatentApplication }>;

/** What 409 VERSION_CONFLICT tells of what is stored. GET the application for its content. */
export interface VersionConflict extends Failure {
  code: 'VERSION_CONFLICT';
  applicationId: string;
  currentVersion: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** `Idempotency-Key` of the save that stored it; null where it had none. */
  lastSaveKey: string | null;
}
