import { sessionKey } from '@premise/contracts';
import { Redis } from 'ioredis';

/**
 * Says in Redis that a session lives, as the auth service does when somebody signs in: the services ask there first, and only
 * of a session that Redis does not know the auth service itself, which would be measured along with every call.
 */
export async function announceSession(redisUrl: string, instance: string, sessionId: string): Promise<void> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  try {
    await redis.set(`premise:${instance}:${sessionKey(sessionId)}`, 'live');
  } finally {
    redis.disconnect();
  }
}
