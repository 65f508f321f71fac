import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RESET_LIFETIME_MINUTES } from '@premise/contracts';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.ts';
import type { LinkMailKind } from '../mail/mail-kinds.ts';
import { MailRepository } from '../mail/mail.repository.ts';
import { hashLinkToken, newLinkToken } from '../verification/link-token.ts';
import { ResetLinkRepository } from './reset-link.repository.ts';

const fingerprint = (user: UserEntity): string =>
  createHash('sha256')
    .update(`${user.emailKey}\n${String(user.passwordHash)}`)
    .digest('hex');

/** Mails that carry such a link. */
type ResetMailKind = Extract<LinkMailKind, 'password-reset' | 'password-setup'>;

/** Makes, judges and ends the links that set a password anew. What changes them holds the account's row. */
@Injectable()
export class ResetLinks {
  private readonly links: ResetLinkRepository;
  private readonly mails: MailRepository;

  constructor(links: ResetLinkRepository, mails: MailRepository) {
    this.links = links;
    this.mails = mails;
  }

  /** A new link, and the mail that carries it; an older one is dead. Returns the mail's id, for a nudge after the commit. */
  async issue(user: UserEntity, manager: EntityManager, kind: ResetMailKind = 'password-reset'): Promise<string> {
    const token = newLinkToken();
    const now = new Date();
    await this.cancelMails(user.id, manager);
    await this.links.replace(
      {
        userId: user.id,
        tokenHash: hashLinkToken(token),
        boundTo: fingerprint(user),
        createdAt: now,
        expiresAt: new Date(now.getTime() + RESET_LIFETIME_MINUTES * 60_000),
      },
      manager,
    );
    const { id: userId, email: to, firstName } = user;
    return this.mails.enqueue({ kind, userId, to, firstName, secret: token }, manager);
  }

  /** The account a token was made for, dead or alive. */
  async accountIdOf(token: string): Promise<string | null> {
    return (await this.links.findByHash(hashLinkToken(token)))?.userId ?? null;
  }

  /** Whether some link sets this account's password now. */
  async hasGoodLink(user: UserEntity, manager: EntityManager): Promise<boolean> {
    const link = await this.links.findByUser(user.id, manager);
    return link !== null && link.expiresAt.getTime() > Date.now() && link.boundTo === fingerprint(user);
  }

  /** Whether a token sets this account's password now. */
  async isGood(token: string, user: UserEntity | null, manager?: EntityManager): Promise<boolean> {
    if (user === null || user.blocked) return false;
    const link = await this.links.findByHash(hashLinkToken(token), manager);
    return (
      link !== null &&
      link.userId === user.id &&
      link.expiresAt.getTime() > Date.now() &&
      link.boundTo === fingerprint(user)
    );
  }

  /**
   * Ends the account's link, sent or still waiting to be: it was used, or the account is blocked. A link dies of a change of
   * address or password by itself, but its mail would still go out.
   */
  async end(userId: string, manager: EntityManager): Promise<void> {
    await this.links.remove(userId, manager);
    await this.cancelMails(userId, manager);
  }

  private async cancelMails(userId: string, manager: EntityManager): Promise<void> {
    await this.mails.cancelWaiting(userId, 'password-reset', manager);
    await this.mails.cancelWaiting(userId, 'password-setup', manager);
  }
}
