import { openEventStream, type StreamEvent } from './event-stream.ts';

/** One of the streams that all tabs share. */
export interface StreamPlace {
  /** Address of the events. */
  eventsPath: string;
  /** Of the lock and the channel. */
  name: string;
}

function isStreamEvent(value: unknown): value is StreamEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { name, data, id } = value as Record<string, unknown>;
  return (name === 'job' || name === 'component') && typeof data === 'string' && typeof id === 'string';
}

/**
 * Takes part in the one event stream of all tabs in which this user is signed in. The tab that holds the lock has the
 * stream and tells the others; when it leaves, or dies, the next one gets the lock and goes on behind the last event it
 * was told of. A browser without locks or channels (a page served without TLS) gets a stream for each tab. Returns the
 * end of it.
 */
export function openSharedStream(
  { eventsPath, name }: StreamPlace,
  userId: string | null,
  onEvent: (event: StreamEvent) => void,
): () => void {
  // absent outside secure origins, whatever the type says
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks || typeof BroadcastChannel === 'undefined' || userId === null)
    return openEventStream(eventsPath, null, onEvent);

  let last: string | null = null;
  let closeStream: (() => void) | null = null;
  let giveBack: (() => void) | null = null;
  const left = new AbortController();
  const channel = new BroadcastChannel(`${name}.${userId}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (left.signal.aborted || !isStreamEvent(data)) return;
    if (data.id !== '') last = data.id;
    onEvent(data);
  };
  const lead = () => {
    closeStream = openEventStream(eventsPath, last, (event) => {
      channel.postMessage(event);
      onEvent(event);
    });
  };

  locks
    .request(`${name}.${userId}`, { signal: left.signal }, async () => {
      if (left.signal.aborted) return;
      const over = new Promise<void>((resolve) => {
        giveBack = resolve;
      });
      lead();
      await over;
    })
    .catch(() => {
      // the waiting ended with this tab's part; any other refusal leaves it to itself
      if (!left.signal.aborted && closeStream === null) lead();
    });

  return () => {
    left.abort();
    closeStream?.();
    channel.close();
    giveBack?.();
  };
}
