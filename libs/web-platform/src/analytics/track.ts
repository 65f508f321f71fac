/**
 * The events of the product (S1 section 7) and all they may say. Whoever adds a property here: it must tell nothing about
 * a person. No text anybody wrote, no ids, no addresses with parameters.
 */
export interface AnalyticsEvents {
  analyzer_empty_input: Record<never, never>;
  /** `engine` as asked for. */
  analyze_argument: { engine: 'built-in' | 'language-model' | 'default' };
  analysis_success: { engine: 'built-in' | 'language-model' };
  /** `code` of the contracts, never the message. */
  analysis_error: { code: string };
  /** `page` as made by `pageOf`. */
  page_view: { page: string };
}

export type AnalyticsEvent = keyof AnalyticsEvents;

/** An event as it happened. */
export type TrackedEvent = {
  [Event in AnalyticsEvent]: { event: Event; properties: AnalyticsEvents[Event]; /** ISO 8601, UTC. */ at: string };
}[AnalyticsEvent];

declare global {
  interface Window {
    /** The port: an operator's own listener, set by a script of theirs. Without one events are counted and that is all. */
    premiseAnalytics?: (event: TrackedEvent) => void;
  }
}

const KEPT = 200;
const recent: TrackedEvent[] = [];
const counts = new Map<AnalyticsEvent, number>();

/** Counts an event in this page's memory and hands it to the operator's listener, if there is one. No network, no storage. */
export function track<Event extends AnalyticsEvent>(
  event: Event,
  ...[properties]: Record<never, never> extends AnalyticsEvents[Event] ? [] : [AnalyticsEvents[Event]]
): void {
  const tracked = { event, properties: properties ?? {}, at: new Date().toISOString() } as TrackedEvent;
  recent.push(tracked);
  if (recent.length > KEPT) recent.shift();
  counts.set(event, (counts.get(event) ?? 0) + 1);
  try {
    window.premiseAnalytics?.(tracked);
  } catch (error) {
    console.error('The analytics listener failed', error);
  }
}

/** The last events of this page, oldest first. */
export const trackedEvents = (): readonly TrackedEvent[] => recent;

/** How often each event happened since this page was loaded. */
export const eventCounts = (): ReadonlyMap<AnalyticsEvent, number> => counts;

/** Words of the product's own addresses: lower-case, hyphened, short. Everything else can be somebody's id, token or text. */
const PLAIN_PART = /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;
const DEPTH = 4;

/** The page that an address is, without what is particular to a person: `/analysis/7f3a…` is `/analysis/:id`. */
export function pageOf(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  const shown = parts.slice(0, DEPTH).map((part) => (PLAIN_PART.test(part) ? part : ':id'));
  return `/${shown.join('/')}`;
}
