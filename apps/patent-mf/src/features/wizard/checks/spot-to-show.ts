import type { AuditFinding } from '@premise/contracts';
import { showSpan } from './show-span.ts';

/** Frames that a step is given to draw its field. */
const PATIENCE = 120;

/** Shows a finding's words once the step that holds them has drawn its field: steps may still be on their way. */
export function showWhenDrawn({ place, span }: Pick<AuditFinding, 'place' | 'span'>): void {
  let frames = 0;
  const attempt = () => {
    frames += 1;
    if (!showSpan(place, span) && frames < PATIENCE) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
