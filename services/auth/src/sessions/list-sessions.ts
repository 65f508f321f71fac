import { Injectable } from '@nestjs/common';
import type { SessionListItem } from '@premise/contracts';
import type { Caller } from '@premise/service-platform';
import { refreshEnd } from './refresh-secret.ts';
import { SessionRepository } from './session.repository.ts';

/** The caller's live sessions: the current one first, then the most recently used. */
@Injectable()
export class ListSessions {
  private readonly sessions: SessionRepository;

  constructor(sessions: SessionRepository) {
    this.sessions = sessions;
  }

  async list(caller: Pick<Caller, 'userId' | 'sessionId'>): Promise<SessionListItem[]> {
    const now = new Date();
    const items = (await this.sessions.findLiveOf(caller.userId))
      // The cookie of one that was not renewed for so long opens nothing any more.
      .map((session) => ({ ...session, endsAt: refreshEnd(session.lastUsedAt, session.expiresAt) }))
      .filter(({ endsAt }) => endsAt > now)
      .map(({ id, device, createdAt, lastUsedAt, endsAt }) => ({
        id,
        current: id === caller.sessionId,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: endsAt.toISOString(),
      }));
    return [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)];
  }
}
