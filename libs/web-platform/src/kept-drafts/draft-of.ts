import { emptyFiling, emptySections, emptyTexts, type PatentApplication } from '@premise/contracts';
import type { WizardDraft } from './kept-draft.ts';

/** A draft in which nothing is written. Fresh each time. */
export const emptyDraft = (): WizardDraft => ({
  ...emptyTexts(),
  inventors: [],
  images: [],
  completedSections: emptySections(),
  sections_needing_review: [],
  lastStep: 0,
  figures: [],
  filing: emptyFiling(),
});

/** What of a stored application is edited. */
export function draftOf(application: PatentApplication): WizardDraft {
  const { id: _id, status: _status, shortDescription: _short, version: _version, ...rest } = application;
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...draft } = rest;
  return draft;
}
