import type { Answer } from '../api.ts';
import type { ApplicationDraft, PatentApplication } from './draft.ts';
import { applicationPath } from './applications.ts';

/**
 * Why an earlier state was kept: `automatic` (the state before a stretch of editing), `before-loss` (before a save that took
 * much away), `before-restore`, or `named` by its owner.
 */
export type VersionReason = 'automatic' | 'before-loss' | 'before-restore' | 'named';

/** An earlier state of an application. */
export interface ApplicationVersion {
  /** The application's version number at that time. */
  version: number;
  reason: VersionReason;
  name: string | null;
  title: string;
  /** Words of all texts together. */
  words: number;
  /** ISO 8601, UTC: when that state was saved. */
  savedAt: string;
}

/** GET with bearer: earlier states, the newest first. POST with bearer: keeps the present state under a name. */
export const versionsPath = (applicationId: string): string => `${applicationPath(applicationId)}/versions`;
export type VersionsResponse = Answer<{ versions: ApplicationVersion[] }>;
export interface NameVersionRequest {
  name: string;
}
export type NameVersionResponse = Answer<{ version: ApplicationVersion }>;

/** GET with bearer: one earlier state whole. Images that were deleted since are left out. DELETE with bearer: forgets it. */
export const versionPath = (applicationId: string, version: number): string =>
  `${versionsPath(applicationId)}/${version}`;
export type VersionResponse = Answer<{ version: ApplicationVersion; draft: ApplicationDraft }>;
export type DeleteVersionResponse = Answer;

/** POST with bearer: saves that state anew, as a version of its own. The present one is kept in the history. Conflicts as in a save. */
export const restoreVersionPath = (applicationId: string, version: number): string =>
  `${versionPath(applicationId, version)}/restore`;
export interface RestoreVersionRequest {
  /** The version that is being replaced: the application's present one, as the caller knows it. */
  version: number;
}
export type RestoreVersionResponse = Answer<{ application: PatentApplication }>;
