import type { Answer } from '../api.ts';
import type { ApplicationDraft, ApplicationStatus, PatentApplication, PatentImage } from './draft.ts';

/** GET with bearer: the caller's applications, the one changed last first. There are never more than the limit, so there are no pages. */
export const APPLICATIONS_PATH = '/api/patent-applications';
export interface ApplicationListItem {
  id: string;
  title: string;
  shortDescription: string;
  status: ApplicationStatus;
  /** All flags; the progress of a card counts PROGRESS_FLAGS of them. */
  completedSections: ApplicationDraft['completedSections'];
  images: PatentImage[];
  /** ISO 8601, UTC. */
  updatedAt: string;
}
export type ApplicationsResponse = Answer<{ applications: ApplicationListItem[] }>;

/** GET with bearer: how many applications the caller holds, and how many are allowed. */
export const APPLICATION_COUNT_PATH = '/api/patent-applications/count';
export type ApplicationCountResponse = Answer<{ count: number; limit: number }>;

/** GET with bearer: one application. Foreign and unknown ids answer alike, 404. */
export const applicationPath = (applicationId: string): string =>
  `/api/patent-applications/${encodeURIComponent(applicationId)}`;
export type ApplicationResponse = Answer<{ application: PatentApplication }>;

/** DELETE with bearer: for good, with images, versions and exports (decision 37). */
export const deleteApplicationPath = applicationPath;
export type DeleteApplicationResponse = Answer;
