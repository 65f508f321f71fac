import {
  emptyFiling,
  emptyTexts,
  WIZARD_STEPS,
  type CompletedFlag,
  type DraftImageReference,
  type DraftRequest,
  type DraftTexts,
  type Figure,
  type FilingData,
  type Inventor,
} from '@premise/contracts';
import { readCompletedSections, readReviewFlags } from '@premise/patent-rules';

/** What is stored of a draft as one JSON value, texts equal to the byte. Whatever is worked out from it is no part of it. */
export interface DraftContent extends DraftTexts {
  inventors: Inventor[];
  images: Required<DraftImageReference>[];
  completedSections: Record<CompletedFlag, boolean>;
  sections_needing_review: CompletedFlag[];
  lastStep: number;
  figures: Figure[];
  filing: FilingData;
}

/** A draft as it was sent, with its images still unchecked. */
export type SentDraft = Omit<DraftContent, 'images'> & { images: DraftImageReference[] };

const TEXT_NAMES = Object.keys(emptyTexts()) as (keyof DraftTexts)[];
const LAST_STEP = WIZARD_STEPS.length - 1;

/** Fills in what is absent and writes other names of sections as their long ones (decision 16). */
export function readDraft(request: DraftRequest): SentDraft {
  const texts = emptyTexts();
  for (const name of TEXT_NAMES) texts[name] = request[name] ?? '';
  return {
    ...texts,
    inventors: request.inventors ?? [],
    images: request.images ?? [],
    completedSections: readCompletedSections(request.completedSections),
    sections_needing_review: readReviewFlags(request.sections_needing_review ?? []),
    lastStep: Math.min(LAST_STEP, request.lastStep ?? 0),
    figures: request.figures ?? [],
    filing: request.filing ?? emptyFiling(),
  };
}
