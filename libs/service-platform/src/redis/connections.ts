import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

/** Injection token of the shared Redis connection for plain commands. */
export const REDIS = Symbol('premise.redis');

const backOff = (attempt: number): number => Math.min(100 * 2 ** Math.min(attempt, 5), 2_000);

function open(url: string, logger: Logger, name: string, options: RedisOptions): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: backOff,
    // after a failover the old master answers READONLY: connect anew
    reconnectOnError: (error) => (error.message.startsWith('READONLY') ? 2 : false),
    ...options,
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error, connection: name }, 'redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) logger.info({ connection: name }, 'redis is back');
    away = false;
  });
  return redis;
}

/** A server that takes a command and stays silent is gone: connecting anew makes the next commands fail at once. */
function dropWhenSilent(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis);
  const seen = new WeakSet<object>();
  redis.sendCommand = (command, stream) => {
    const sent = send(command, stream);
    // a command that is sent again after a reconnection carries its old failure
    if (seen.has(command)) return sent;
    seen.add(command);
    Promise.resolve(sent).catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Command timed out' && redis.status === 'ready') {
        redis.disconnect(true);
      }
    });
    return sent;
  };
  return redis;
}

/** For commands within a request: fails at once while Redis is away; when it hangs, the first one after a second. */
export const openCommandConnection = (url: string, logger: Logger): Redis =>
  dropWhenSilent(
    open(url, logger, 'commands', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      autoResendUnfulfilledCommands: false,
      commandTimeout: 1_000,
    }),
  );

/** For subscriptions: waits for Redis and subscribes again by itself. */
export const openSubscriberConnection = (url: string, logger: Logger): Redis =>
  open(url, logger, 'subscriber', { maxRetriesPerRequest: null });

/** For queues that add jobs: as for commands, but scripts may take a little longer. */
export const openProducerConnection = (url: string, logger: Logger): Redis =>
  open(url, logger, 'producer', { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 4_000 });

/** For workers, whose blocking reads must wait as long as it takes. */
export const openWorkerConnection = (url: string, logger: Logger): Redis =>
  open(url, logger, 'worker', { maxRetriesPerRequest: null });
