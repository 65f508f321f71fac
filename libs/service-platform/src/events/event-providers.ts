import type { Provider } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { ServiceName } from '@premise/contracts';
import { LOGGER } from '../logging/logger.ts';
import { openSubscriberConnection, REDIS } from '../redis/connections.ts';
import { KeySpace } from '../redis/key-space.ts';
import { SessionEndings } from '../sessions/session-endings.ts';
import { EventSource } from './event-source.ts';
import { EventStreams } from './event-streams.ts';
import { EventWakes } from './event-wakes.ts';
import { SessionStates } from './session-states.ts';

/** What API and worker both need to tell a user's open streams that there is news. */
export const eventWakes = (service: ServiceName, redisUrl: string): Provider => ({
  provide: EventWakes,
  useFactory: (redis: Redis, keys: KeySpace, logger: Logger) =>
    new EventWakes(redis, () => openSubscriberConnection(redisUrl, logger), keys, service),
  inject: [REDIS, KeySpace, LOGGER],
});

/** What the API needs to hold streams open. The module that takes it provides an EventSource too. */
export const EVENT_STREAMS: Provider = {
  provide: EventStreams,
  useFactory: (source: EventSource, wakes: EventWakes, endings: SessionEndings, redis: Redis, keys: KeySpace) =>
    new EventStreams(source, wakes, endings, new SessionStates(redis, keys)),
  inject: [EventSource, EventWakes, SessionEndings, REDIS, KeySpace],
};
