import { Injectable } from '@nestjs/common';
import { CodedError, type Caller } from '@premise/service-platform';
import type { UserEntity } from '../accounts/user.entity.ts';
import { UserRepository } from '../accounts/user.repository.ts';
import { SessionAnnouncer } from './session-announcer.ts';

/** The account behind a live session; writes the session's state to Redis again, where it may have been lost. */
@Injectable()
export class ReadSession {
  private readonly users: UserRepository;
  private readonly announcer: SessionAnnouncer;

  constructor(users: UserRepository, announcer: SessionAnnouncer) {
    this.users = users;
    this.announcer = announcer;
  }

  async read(caller: Caller): Promise<UserEntity> {
    const user = await this.users.findById(caller.userId);
    if (user === null || user.blocked) throw new CodedError('SESSION_ENDED');
    await this.announcer.announceLive(caller.sessionId);
    return user;
  }
}
