import type { Answer } from '../api.ts';
import { applicationPath } from './applications.ts';
import type { PatentJobOf } from './jobs.ts';

/** `pdf` and `docx`: the specification with its drawings; `package`: a zip of everything a filing needs; `report`: the audit as PDF. */
export type ExportFormat = 'pdf' | 'docx' | 'package' | 'report';
export type PaperSize = 'letter' | 'a4';

/**
 * POST with bearer: queues an export of the stored draft, 202 (QueuedJobResponse); the job's result is an ExportResult. With
 * PDF_EXPORT=teaser 403 EXPORT_NOT_OFFERED. Header `Idempotency-Key` as for analyses.
 */
export const exportsPath = (applicationId: string): string => `${applicationPath(applicationId)}/exports`;
export interface ExportRequest {
  format: ExportFormat;
  /** Absent: letter. */
  paper?: PaperSize;
  /** The version the caller sees; another one is stored: 409 VERSION_CONFLICT. Absent: whatever is stored. */
  version?: number;
}

/** A finished file. Kept for a day. */
export interface ExportResult {
  format: ExportFormat;
  paper: PaperSize;
  fileName: string;
  /** Signed when read, works without a bearer, and expires; read the job again for a fresh one. Relative to this origin. */
  url: string;
  bytes: number;
  /** Sheets of the specification and drawings; null where the format has no fixed pages. */
  pages: number | null;
  /** The version of the draft that it shows. */
  version: number;
  /** ISO 8601, UTC: when the file is gone. */
  expiresAt: string;
}

/** GET with bearer: exports of an application that are there or on their way, newest first: jobs of kind `export`. */
export type ExportsResponse = Answer<{ jobs: PatentJobOf<'export'>[] }>;
