import type { Response } from 'express';
import type { Caller } from '../access/caller.ts';
import { CodedError } from '../errors/coded-error.ts';
import type { SessionEndings } from '../sessions/session-endings.ts';
import type { EventSource } from './event-source.ts';
import { EventStream } from './event-stream.ts';
import type { EventWakes } from './event-wakes.ts';
import type { SessionStates } from './session-states.ts';

/** Streams one user may hold open in one process; a tab needs one. */
const STREAMS_PER_USER = 20;
const COMMENT_MS = 15_000;
/** How long news may take when Redis does not carry the hint. */
const LOOK_MS = 2000;
const EVENT_ID = /^\d{1,18}$/;

/** Holds the open event streams of this process: keeps them fed, and cuts them when their session ends. */
export class EventStreams {
  private readonly open = new Map<string, Set<() => void>>();
  private readonly source: EventSource;
  private readonly wakes: EventWakes;
  private readonly endings: SessionEndings;
  private readonly sessions: SessionStates;

  constructor(source: EventSource, wakes: EventWakes, endings: SessionEndings, sessions: SessionStates) {
    this.source = source;
    this.wakes = wakes;
    this.endings = endings;
    this.sessions = sessions;
  }

  /**
   * Answers the request with a stream that lasts until the client leaves or the session ends. `lastEventId`: the header as
   * it came; one that is none of ours counts as absent.
   */
  async serve(caller: Caller, lastEventId: string | undefined, response: Response): Promise<void> {
    // A client that left while its token was checked: its 'close' has been and gone, so nothing would ever end the stream.
    if (response.closed) return;
    const stream = new EventStream(response, caller.userId, this.source);
    const close = () => stream.close();
    const leave = this.enter(caller.userId, close);
    // A look that fails is made up for by the next one; a stream that cannot be read at all ends, and the client returns.
    const look = () => void stream.wake().catch(close);
    const ends = [
      leave,
      this.wakes.onNews(caller.userId, look),
      this.endings.onEnded((ending) => {
        if (ending.sessionId === caller.sessionId) close();
      }),
      every(COMMENT_MS, () => stream.comment('still here')),
      every(LOOK_MS, () => {
        look();
        void this.sessions.hasEnded(caller.sessionId).then((ended) => ended && close());
      }),
    ];
    response.on('close', () => ends.forEach((end) => end()));
    try {
      await stream.open(lastEventId !== undefined && EVENT_ID.test(lastEventId) ? lastEventId : null);
    } catch (error) {
      close();
      throw error;
    }
  }

  /** Ends every stream that this process holds open for a user. */
  cut(userId: string): void {
    for (const close of [...(this.open.get(userId) ?? [])]) close();
  }

  private enter(userId: string, close: () => void): () => void {
    const streams = this.open.get(userId) ?? new Set();
    if (streams.size >= STREAMS_PER_USER) throw new CodedError('RATE_LIMITED', undefined, { retryAfterSeconds: 30 });
    this.open.set(userId, streams.add(close));
    return () => {
      streams.delete(close);
      if (streams.size === 0) this.open.delete(userId);
    };
  }
}

function every(milliseconds: number, body: () => void): () => void {
  const timer = setInterval(body, milliseconds);
  return () => clearInterval(timer);
}
