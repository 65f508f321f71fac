import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import { EndSession } from './end-session.ts';
import { EndUserSessions } from './end-user-sessions.ts';
import { SessionRepository } from './session.repository.ts';

type Owner = Pick<Caller, 'userId' | 'sessionId'>;

/** Ends sessions at the wish of the account's holder: one, or all but the caller's. */
@Injectable()
export class EndOwnSessions {
  private readonly sessions: SessionRepository;
  private readonly endSession: EndSession;
  private readonly endUserSessions: EndUserSessions;

  constructor(sessions: SessionRepository, endSession: EndSession, endUserSessions: EndUserSessions) {
    this.sessions = sessions;
    this.endSession = endSession;
    this.endUserSessions = endUserSessions;
  }

  /** One that has ended already is no fault: two clicks are one wish. */
  async endOne(owner: Owner, sessionId: string, address: string): Promise<void> {
    const session = await this.sessions.findById(sessionId);
    if (session?.userId !== owner.userId) throw new CodedError('NOT_FOUND', 'There is nothing with this id.');
    await this.endSession.end(sessionId, 'ended by its owner', address);
  }

  /** How many have ended. */
  endOthers(owner: Owner, address: string): Promise<number> {
    return this.sessions.transaction((manager) =>
      this.endUserSessions.endIn(manager, owner.userId, 'ended by its owner', address, { except: owner.sessionId }),
    );
  }
}
