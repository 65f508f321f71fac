import { useEffect } from 'react';

let underWay = false;

/** Whether the page that was rendered at build time is being taken over; the build renders it in the same state. */
export const hydration = {
  begin: (): void => {
    underWay = true;
  },
  end: (): void => {
    underWay = false;
  },
  isUnderWay: (): boolean => underWay,
};

/** Stands beside the routes: what is drawn after the first commit is drawn anew. */
export function HydrationEnd() {
  useEffect(() => hydration.end(), []);
  return null;
}
