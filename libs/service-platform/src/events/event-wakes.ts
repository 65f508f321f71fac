import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { KeySpace } from '../redis/key-space.ts';

const SOON_MS = 100;

/** Tells open streams, in whichever process, that a user has new events. A hint only: streams also look by themselves. */
export class EventWakes implements OnApplicationShutdown {
  private readonly channel: string;
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly soon = new Map<string, NodeJS.Timeout>();
  private subscriber: Redis | null = null;

  private readonly publisher: Redis;
  private readonly openSubscriber: () => Redis;

  /** `service` names the channel. */
  constructor(publisher: Redis, openSubscriber: () => Redis, keys: KeySpace, service: string) {
    this.publisher = publisher;
    this.openSubscriber = openSubscriber;
    this.channel = keys.key(`${service}-events`);
  }

  announce(userId: string): void {
    this.publisher.publish(this.channel, userId).catch(() => undefined);
  }

  /** For news that nobody waits for, such as that a job began: several in quick succession are one hint. */
  announceSoon(userId: string): void {
    if (this.soon.has(userId)) return;
    const timer = setTimeout(() => {
      this.soon.delete(userId);
      this.announce(userId);
    }, SOON_MS);
    timer.unref();
    this.soon.set(userId, timer);
  }

  /** Calls the listener whenever this user has news; returns the function that stops it. */
  onNews(userId: string, listener: () => void): () => void {
    const listeners = this.listeners.get(userId) ?? new Set();
    this.listeners.set(userId, listeners.add(listener));
    this.subscribe();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(userId);
    };
  }

  onApplicationShutdown(): void {
    for (const timer of this.soon.values()) clearTimeout(timer);
    this.soon.clear();
    this.subscriber?.disconnect();
    this.subscriber = null;
  }

  private subscribe(): void {
    if (this.subscriber) return;
    this.subscriber = this.openSubscriber();
    this.subscriber.on('message', (_channel: string, userId: string) => {
      for (const listener of [...(this.listeners.get(userId) ?? [])]) listener();
    });
    // ioredis subscribes again by itself after each reconnection
    this.subscriber.subscribe(this.channel).catch(() => undefined);
  }
}
