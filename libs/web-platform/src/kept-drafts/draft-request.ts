import type { DraftRequest } from '@premise/contracts';
import type { WizardDraft } from './kept-draft.ts';

/** A draft as the calls take it: images by their ids, with the names they were given. */
export function draftRequest({ images, ...draft }: WizardDraft): DraftRequest {
  return { ...draft, images: images.map(({ id, name }) => ({ id, name })) };
}
