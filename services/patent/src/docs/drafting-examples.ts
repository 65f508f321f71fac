import { emptyFiling, emptySections, emptyTexts } from '@premise/contracts';
import { refusal } from '../research/docs/refusals.ts';

/** The application of the examples, as its specs make it. */
export const EXAMPLE_DRAFT_ID = 'c0a7a6f4-2f6a-4b53-9a0c-5d0c6b0f7a11';
export const UNKNOWN_DRAFT_ID = '00000000-0000-4000-8000-000000000000';
export const EXAMPLE_TIME = '2026-11-22T08:00:00.000Z';
export const EXAMPLE_BODY = {
  title: 'Kettle with a Silent Spout.',
  abstract: 'A kettle has a chamber beside its spout.',
};
export const EXAMPLE_ITEM = {
  id: EXAMPLE_DRAFT_ID,
  title: EXAMPLE_BODY.title,
  shortDescription: EXAMPLE_BODY.abstract,
  status: 'draft',
  completedSections: emptySections(),
  images: [],
  updatedAt: EXAMPLE_TIME,
};
export const EXAMPLE_APPLICATION = {
  ...emptyTexts(),
  ...EXAMPLE_BODY,
  ...EXAMPLE_ITEM,
  inventors: [],
  sections_needing_review: [],
  lastStep: 0,
  figures: [],
  filing: emptyFiling(),
  version: 1,
  createdAt: EXAMPLE_TIME,
};
export const NO_APPLICATION = refusal('NOT_FOUND', 'Application not found');
export const QUEUED = { success: true, jobId: '5e1f3f0e-0c2b-4b7f-8f1c-2f4f4b1d9e01' };
