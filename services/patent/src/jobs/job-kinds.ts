import type {
  EngineName,
  ExportFormat,
  ExportResult,
  LandscapeArea,
  LandscapeResult,
  PaperSize,
  ReviewResult,
  TitlesResult,
} from '@premise/contracts';

/** What each kind of job is given, as it is stored: small, and no texts that lie elsewhere. */
export interface JobInputs {
  titles: { description: string; engine: EngineName };
  export: { format: ExportFormat; paper: PaperSize };
  landscape: { area: LandscapeArea };
  review: object;
}

/** What each kind of job leaves, as it is stored. An address is signed when the job is read (`present-job.ts`). */
export interface JobResults {
  titles: TitlesResult;
  export: Omit<ExportResult, 'url' | 'expiresAt'> & { objectKey: string };
  landscape: LandscapeResult;
  review: ReviewResult;
}

export type JobKind = keyof JobInputs;
