import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SESSION_ENDED_CHANNEL } from '@premise/contracts';
import type { KeySpace } from '../redis/key-space.ts';

/** Which session ended, and whose it was. */
export interface SessionEnding {
  sessionId: string;
  userId: string;
}

function parseEnding(message: string): SessionEnding | null {
  try {
    const value: unknown = JSON.parse(message);
    if (typeof value !== 'object' || value === null || !('sessionId' in value) || !('userId' in value)) return null;
    return typeof value.sessionId === 'string' && typeof value.userId === 'string'
      ? { sessionId: value.sessionId, userId: value.userId }
      : null;
  } catch {
    return null;
  }
}

/** Tells at once when a session ends, so that open event streams can be cut. A hint only: guards check on each request. */
export class SessionEndings implements OnApplicationShutdown {
  private readonly open: () => Redis;
  private readonly channel: string;
  private readonly listeners = new Set<(ending: SessionEnding) => void>();
  private subscriber: Redis | null = null;

  constructor(open: () => Redis, keys: KeySpace) {
    this.open = open;
    this.channel = keys.key(SESSION_ENDED_CHANNEL);
  }

  /** Calls the listener for each session that ends from now on; returns the function that stops it. */
  onEnded(listener: (ending: SessionEnding) => void): () => void {
    this.listeners.add(listener);
    this.subscribe();
    return () => {
      this.listeners.delete(listener);
    };
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
    this.subscriber = null;
  }

  private subscribe(): void {
    if (this.subscriber !== null) return;
    const subscriber = this.open();
    this.subscriber = subscriber;
    subscriber.on('message', (_channel: string, message: string) => {
      const ending = parseEnding(message);
      if (ending !== null) for (const listener of [...this.listeners]) listener(ending);
    });
    // ioredis subscribes again by itself after each reconnection
    subscriber.subscribe(this.channel).catch(() => undefined);
  }
}
