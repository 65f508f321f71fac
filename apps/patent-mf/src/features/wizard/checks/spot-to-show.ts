import { showSpan, type Spot } from './show-span.ts';

/** Frames that a step is given to draw its field. */
const PATIENCE = 120;

/** Shows a finding's words once the step that holds them has drawn its field: steps may still be on their way. */
export function showWhenDrawn(spot: Spot): void {
  let frames = 0;
  const attempt = () => {
    frames += 1;
    if (!showSpan(spot) && frames < PATIENCE) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
