import type { AnalysisStreamEvents } from '@premise/contracts';
import type { EventSource, EventSourceFetchInit } from 'eventsource';
import { renewSession } from '../session/renew-session.ts';
import { sessionStore } from '../session/session-store.ts';

/** One event as it came from the server. */
export interface StreamEvent {
  name: keyof AnalysisStreamEvents;
  /** JSON. */
  data: string;
  /** Empty when the server gave none. */
  id: string;
}

const REOPEN_MS = 3_000;

/** Carries the bearer of the moment, and renews it once when it is refused: a stream outlives many tokens. */
async function connect(url: string | URL, init: EventSourceFetchInit, lastEventId: string | null): Promise<Response> {
  const send = (token: string | null) => {
    const headers: Record<string, string> = { ...init.headers };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    if (lastEventId !== null) headers['Last-Event-ID'] = lastEventId;
    return fetch(url, { ...(init as RequestInit), credentials: 'same-origin', headers });
  };
  const token = sessionStore.token();
  const response = await send(token);
  if (response.status !== 401 || token === null) return response;
  const renewed = await renewSession(token).catch(() => null);
  if (renewed === null) return response;
  await response.body?.cancel();
  return send(renewed);
}

/** Holds one event stream open, after losses and refusals too. Goes on behind `lastEventId`. Returns the end of it. */
export function openEventStream(
  eventsPath: string,
  lastEventId: string | null,
  onEvent: (event: StreamEvent) => void,
): () => void {
  let last = lastEventId;
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const reopen = () => {
    clearTimeout(reopening);
    if (!ended) reopening = setTimeout(() => void open(), REOPEN_MS);
  };
  const open = async () => {
    // fetched when the first job runs: most visits never have one
    const client = await import('eventsource').catch(() => null);
    if (ended) return;
    if (client === null) {
      reopen();
      return;
    }
    const opened = new client.EventSource(eventsPath, { fetch: (url, init) => connect(url, init, last) });
    source = opened;
    const pass = (name: StreamEvent['name']) => (event: MessageEvent) => {
      if (event.lastEventId !== '') last = event.lastEventId;
      onEvent({ name, data: String(event.data), id: event.lastEventId });
    };
    opened.addEventListener('job', pass('job'));
    opened.addEventListener('component', pass('component'));
    opened.addEventListener('error', () => {
      // lost connections are reopened by the client itself; refused ones end it
      if (opened.readyState === opened.CLOSED && source === opened) reopen();
    });
  };

  void open();
  return () => {
    ended = true;
    clearTimeout(reopening);
    source?.close();
  };
}
