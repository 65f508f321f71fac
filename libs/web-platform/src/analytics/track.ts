/** The events of the product (S1 section 7, analytics). */
export type AnalyticsEvent =
  'analyzer_empty_input' | 'analyze_argument' | 'analysis_success' | 'analysis_error' | 'page_view';

export interface TrackedEvent {
  event: AnalyticsEvent;
  properties: Record<string, string | number | boolean>;
  /** ISO 8601, UTC. */
  at: string;
}

declare global {
  interface Window {
    /** An operator's own listener; nothing leaves the page without one. */
    premiseAnalytics?: (event: TrackedEvent) => void;
  }
}

const KEPT = 200;
const recent: TrackedEvent[] = [];

/** Notes an event in memory and hands it to `window.premiseAnalytics` where an operator has set one. No network. */
export function track(event: AnalyticsEvent, properties: TrackedEvent['properties'] = {}): void {
  const tracked: TrackedEvent = { event, properties, at: new Date().toISOString() };
  recent.push(tracked);
  if (recent.length > KEPT) recent.shift();
  try {
    window.premiseAnalytics?.(tracked);
  } catch (error) {
    console.error('The analytics listener failed', error);
  }
}

/** The last events of this page, oldest first. */
export const trackedEvents = (): readonly TrackedEvent[] => recent;
