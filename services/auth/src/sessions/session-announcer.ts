import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_TOKEN, SESSION_ENDED_CHANNEL, sessionKey } from '@premise/contracts';
import { KeySpace, LOGGER, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A little longer than an access token: after that the other services ask again. */
const LIVE_SECONDS = ACCESS_TOKEN.lifetimeSeconds + 120;
/** Longer than any access token of the session can live. */
const ENDED_SECONDS = 86_400;

// An ended session stays ended, whatever an overtaken renewal writes afterwards.
const SET_LIVE = `
if redis.call('GET', KEYS[1]) ~= 'ended' then redis.call('SET', KEYS[1], 'live', 'EX', ARGV[1]) end
return 1`;

/** Tells the other services which sessions live (decision 4). Only this service writes these keys. */
@Injectable()
export class SessionAnnouncer {
  private readonly redis: Redis;
  private readonly keys: KeySpace;
  private readonly logger: Logger;

  constructor(@Inject(REDIS) redis: Redis, keys: KeySpace, @Inject(LOGGER) logger: Logger) {
    this.redis = redis;
    this.keys = keys;
    this.logger = logger;
  }

  /** Best effort: where the key is missing the other services ask this one. */
  async announceLive(sessionId: string): Promise<void> {
    try {
      await this.redis.eval(SET_LIVE, 1, this.keys.key(sessionKey(sessionId)), LIVE_SECONDS);
    } catch (error) {
      this.logger.warn({ err: error, sessionId }, 'live session not written');
    }
  }

  /** Rejects when Redis does not take it: an end counts only once every service can know of it. */
  async announceEnd(sessionId: string, userId: string): Promise<void> {
    await this.redis.set(this.keys.key(sessionKey(sessionId)), 'ended', 'EX', ENDED_SECONDS);
    await this.redis.publish(this.keys.key(SESSION_ENDED_CHANNEL), JSON.stringify({ sessionId, userId }));
  }
}
