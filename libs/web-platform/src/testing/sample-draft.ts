import { ADA } from '@premise/browser-testing';
import type { PatentApplication } from '@premise/contracts';
import { emptyDraft } from '../kept-drafts/draft-of.ts';
import type { KeptDraft, WizardDraft } from '../kept-drafts/kept-draft.ts';

export const draftWith = (changes: Partial<WizardDraft>): WizardDraft => ({ ...emptyDraft(), ...changes });

export const applicationWith = (changes: Partial<PatentApplication> = {}): PatentApplication => ({
  ...emptyDraft(),
  id: 'app-1',
  status: 'draft',
  shortDescription: '',
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...changes,
});

export const keptDraftWith = (changes: Partial<KeptDraft> = {}): KeptDraft => ({
  copyId: 'copy-1',
  userId: ADA.id,
  applicationId: '',
  baseVersion: null,
  base: null,
  draft: draftWith({ title: 'Device for Threading Needles.' }),
  unsent: true,
  touchedAt: 1,
  ...changes,
});
