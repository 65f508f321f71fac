import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from './turns.ts';

// 64 MiB, two passes: why, says docs/security.md. The package's default algorithm is argon2id.
const COST = { memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;
const CURRENT = new RegExp(`^\\$argon2id\\$v=19\\$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}\\$`);

// More than one for each core gains nothing. Of libuv's four threads one stays free: signing in at the database takes turns on
// them too, and would time out behind the passwords of a crowd.
const AT_ONCE = Math.min(availableParallelism(), 3);

/** Hashes and compares passwords, exactly as typed, with argon2id. */
@Injectable()
export class Passwords {
  private dummy: Promise<string> | null = null;
  private readonly turns = new Turns(AT_ONCE);

  hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, COST));
  }

  /** Compares; without a hash it does the same work and says no, so that time does not tell whether an account exists. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash !== null) return this.turns.take(() => verify(passwordHash, password)).catch(() => false);
    this.dummy ??= this.hash(randomBytes(24).toString('base64'));
    const dummy = await this.dummy;
    await this.turns.take(() => verify(dummy, password));
    return false;
  }

  /** Whether a hash was made with older, weaker settings. */
  isOutdated(passwordHash: string): boolean {
    return !CURRENT.test(passwordHash);
  }
}
