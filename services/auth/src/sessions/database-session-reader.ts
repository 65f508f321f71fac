import { Injectable } from '@nestjs/common';
import { SessionReader } from '@premise/service-platform';
import { SessionRepository } from './session.repository.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** This service owns the sessions: it asks its database, not what it told the others. */
@Injectable()
export class DatabaseSessionReader extends SessionReader {
  private readonly sessions: SessionRepository;

  constructor(sessions: SessionRepository) {
    super();
    this.sessions = sessions;
  }

  isLive(sessionId: string): Promise<boolean> {
    return UUID.test(sessionId) ? this.sessions.isLive(sessionId) : Promise.resolve(false);
  }
}
