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

// All of them, and then the word: a reader who hears it finds every one ended.
const SET_ENDED = `
for _, key in ipairs(KEYS) do redis.call('SET', key, 'ended', 'EX', ARGV[1]) end
for message = 3, #ARGV do redis.call('PUBLISH', ARGV[2], ARGV[message]) end
return 1`;

// For a session that was written as ended by a change that then did not happen.
const TAKE_BACK = `
if redis.call('GET', KEYS[1]) == 'ended' then redis.call('SET', KEYS[1], 'live', 'EX', ARGV[1]) end
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
  announceEnd(sessionId: string, userId: string): Promise<void> {
    return this.announceEnds([sessionId], userId);
  }

  /** As `announceEnd`: all of them or none. */
  async announceEnds(sessionIds: readonly string[], userId: string): Promise<void> {
    const keys = sessionIds.map((sessionId) => this.keys.key(sessionKey(sessionId)));
    const messages = sessionIds.map((sessionId) => JSON.stringify({ sessionId, userId }));
    const channel = this.keys.key(SESSION_ENDED_CHANNEL);
    await this.redis.eval(SET_ENDED, keys.length, ...keys, ENDED_SECONDS, channel, ...messages);
  }

  /** Only while the session's row is locked and lives, so that no end can be overtaken. Best effort. */
  async takeBackEnd(sessionId: string): Promise<void> {
    const key = this.keys.key(sessionKey(sessionId));
    try {
      if ((await this.redis.get(key)) === 'ended') await this.redis.eval(TAKE_BACK, 1, key, LIVE_SECONDS);
    } catch (error) {
      this.logger.warn({ err: error, sessionId }, 'state of a live session not checked');
    }
  }
}
