import { Injectable } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { Not, type EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.ts';

/** Sees to it that there is always a super user who can sign in (decision 5). */
@Injectable()
export class SuperUsers {
  /**
   * Lets changes of roles and blocks pass one at a time until the end of the transaction, so that two super users cannot
   * remove each other at once. To be taken before any account is locked.
   */
  async holdStill(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('premise-roles', 0))`);
  }

  /** Throws LAST_SUPER_USER when nobody else could do what this super user can. The caller has everything held still. */
  async refuseLast(user: UserEntity, sentence: string, manager: EntityManager): Promise<void> {
    if (!user.isSuperUser) return;
    const others = { isSuperUser: true, blocked: false, isVerified: true, id: Not(user.id) };
    if (!(await manager.existsBy(UserEntity, others))) throw new CodedError('LAST_SUPER_USER', sentence);
  }
}
