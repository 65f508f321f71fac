import type { ApplicationStatus } from '@premise/contracts';
import { applicationStatus } from '@premise/patent-rules';
import type { DraftContent } from './draft-content.ts';

/** Draft or complete, worked out from what is there (S2 section 4); what a request says of it is not asked. */
export function statusOf({ images: _images, ...draft }: DraftContent): ApplicationStatus {
  return applicationStatus(draft);
}
