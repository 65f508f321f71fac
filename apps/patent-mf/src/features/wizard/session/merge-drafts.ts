import { COMPLETED_FLAGS, type CompletedSections, type DraftTextName } from '@premise/contracts';
import type { WizardDraft } from '@premise/web-platform';
import { sameValue } from './same-value.ts';

/** What two people, tabs or devices can have written differently. */
export type MergedField = DraftTextName | 'inventors' | 'images' | 'figures' | 'filing';

/** In the order of the wizard. */
export const MERGED_FIELDS: readonly MergedField[] = [
  'title',
  'crossReference',
  'federalResearch',
  'inventors',
  'abstract',
  'field',
  'background',
  'summary',
  'drawings',
  'images',
  'figures',
  'detailedDescription',
  'claims',
  'filing',
];

export interface MergedDraft {
  /** Mine, with what only the others changed. Where both did, mine. */
  draft: WizardDraft;
  /** What only the others changed, and is in the draft now. */
  taken: MergedField[];
  /** What both changed, each differently. */
  conflicts: MergedField[];
}

/** Addresses of images are signed anew each time: only which images there are, and their names, can differ. */
const comparable = (draft: WizardDraft, field: MergedField): unknown =>
  field === 'images' ? draft.images.map(({ id, name }) => ({ id, name })) : draft[field];

const sameField = (a: WizardDraft, b: WizardDraft, field: MergedField): boolean =>
  sameValue(comparable(a, field), comparable(b, field));

/** Whether two drafts hold the same words, inventors, images and figures. Where they were left does not count. */
export const sameContent = (a: WizardDraft, b: WizardDraft): boolean =>
  MERGED_FIELDS.every((field) => sameField(a, b, field));

const put = <Field extends MergedField>(draft: WizardDraft, from: WizardDraft, field: Field): WizardDraft => ({
  ...draft,
  [field]: from[field],
});

/** Takes single fields from the other side. */
export const takeFields = (draft: WizardDraft, from: WizardDraft, fields: readonly MergedField[]): WizardDraft =>
  fields.reduce((taken, field) => put(taken, from, field), draft);

function mergeFlags(base: WizardDraft | null, mine: WizardDraft, theirs: WizardDraft): CompletedSections {
  const merged = { ...mine.completedSections };
  for (const flag of COMPLETED_FLAGS) {
    const untouched = base !== null && base.completedSections[flag] === mine.completedSections[flag];
    if (untouched) merged[flag] = theirs.completedSections[flag];
  }
  return merged;
}

/**
 * Puts two drafts that grew out of one together, field by field. Without the common beginning every difference is one that
 * somebody has to judge. Where each was left and what is flagged for review stays mine.
 */
export function mergeDrafts(base: WizardDraft | null, mine: WizardDraft, theirs: WizardDraft): MergedDraft {
  const taken: MergedField[] = [];
  const conflicts: MergedField[] = [];
  for (const field of MERGED_FIELDS) {
    if (sameField(mine, theirs, field)) continue;
    if (base !== null && sameField(base, mine, field)) taken.push(field);
    else if (base === null || !sameField(base, theirs, field)) conflicts.push(field);
  }
  const draft = takeFields({ ...mine, completedSections: mergeFlags(base, mine, theirs) }, theirs, taken);
  return { draft, taken, conflicts };
}
