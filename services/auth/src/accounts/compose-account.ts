import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { emailKey } from './email-key.ts';
import { Passwords } from './passwords.ts';
import { SealedText } from './sealed-text.ts';
import type { UserEntity } from './user.entity.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Absent for accounts made by the super-user command (decision 30). */
  security?: { question: string; answer: string };
}

/** Makes the row of a new account: password hashed, answer encrypted, nothing granted. */
@Injectable()
export class ComposeAccount {
  private readonly passwords: Passwords;
  private readonly sealed: SealedText;

  constructor(passwords: Passwords, sealed: SealedText) {
    this.passwords = passwords;
    this.sealed = sealed;
  }

  async compose(account: NewAccount): Promise<Omit<UserEntity, 'createdAt'>> {
    const id = randomUUID();
    const email = account.email.trim();
    return {
      id,
      email,
      emailKey: emailKey(email),
      firstName: account.firstName,
      lastName: account.lastName,
      passwordHash: await this.passwords.hash(account.password),
      securityQuestion: account.security?.question ?? null,
      securityAnswerSealed: account.security === undefined ? null : this.sealed.seal(account.security.answer, id),
      isVerified: false,
      registeredAgainAt: null,
      blocked: false,
      isAdmin: false,
      isSuperUser: false,
      lastLogin: null,
    };
  }
}
